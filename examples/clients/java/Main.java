import com.google.gson.reflect.TypeToken;
import entrepot.ApiClient;
import entrepot.ApiException;
import entrepot.JSON;
import entrepot.api.*;
import entrepot.model.*;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Ten calls to the API with a client that openapi-generator generates (docs/clients.md). */
class Main {
  static final String CLIENT_ID = System.getenv("ENTREPOT_CLIENT_ID");

  static void upsert(CatalogApi catalog) throws ApiException, IOException {
    List<SkuDto> skus = JSON.deserialize(body("skus.json"), new TypeToken<List<SkuDto>>() {}.getType());
    List<SkuResponse> stored = catalog.upsertSkus(skus, null).getListSkuResponse();
    System.out.println("upsert: " + stored.stream().map(SkuResponse::getSkuId).collect(Collectors.joining(", ")));
  }

  static InventoryResponse stock(InventoryApi inventory, int quantity) throws ApiException {
    return inventory.setInventory(new InventoryDto().skuId("MUG-1").quantity(quantity).warehouseId(1)
        .inventoryType(InventoryDto.InventoryTypeEnum.AVAILABLE));
  }

  static void list(CatalogApi catalog) throws ApiException {
    // A SKU that changes while its pages are read appears again.
    Set<String> listed = new HashSet<>();
    String pageToken = null;
    do {
      SkuListResponse page = catalog.listSkus(null, null, pageToken, 1, null, null, null, null, null, null)
          .getSkuListResponse();
      for (SkuResponse sku : page.getSkus()) if (sku.getProductId().equals("MUG")) listed.add(sku.getSkuId());
      pageToken = page.getNextPageToken();
    } while (pageToken != null);
    System.out.println("list: " + listed.size());
  }

  static void waitUntilSoldIn(String channel, CatalogApi catalog) throws ApiException, InterruptedException {
    while (catalog.readSkuStatus("MUG-1").getChannels().stream().noneMatch(one -> one.getSalesChannel().equals(channel)
        && one.getStatus() == ChannelStatusView.StatusEnum.SALES_CHANNEL_APPROVED)) Thread.sleep(500);
  }

  static String order(OrdersApi orders) throws ApiException, IOException {
    CreateOrderRequest sold = CreateOrderRequest.fromJson(body("order.json"))
        .salesChannelOrderId("JAVA-" + System.nanoTime());
    OrderResponse created = orders.createOrder(sold, null);
    System.out.println("order: " + created.getStatus());
    ApproveOrderRequest approval = new ApproveOrderRequest().approvalDate(OffsetDateTime.now().toString());
    System.out.println("approve: " + orders.approveOrder(created.getOrderId(), approval).getStatus());
    return created.getOrderId();
  }

  static String waitForParcel(String orderId, OrdersApi orders) throws ApiException, InterruptedException {
    while (true) {
      for (OrderParcel parcel : orders.readOrder(orderId).getShipping().getDeliveries().get(0).getParcels())
        if (parcel.getParcelId() != null) return parcel.getParcelId();
      Thread.sleep(500);
    }
  }

  static void track(String parcelId, ParcelsApi parcels) throws ApiException {
    MerchantTrackingEvent ready = new MerchantTrackingEvent().parcelId(parcelId).eventDate(OffsetDateTime.now())
        .externalCode(MerchantTrackingEvent.ExternalCodeEnum.AWAITING_PICK_UP)
        .description("Ready").location("Laredo, TX, US");
    ReportTrackingRequest report = new ReportTrackingRequest().carrierId(CLIENT_ID + "-FC").addEventsItem(ready);
    System.out.println("tracking: " + parcels.reportTracking(report).getStatus());
  }

  /** An error is an exception whose body is a Problem. */
  static void refusal(InventoryApi inventory) throws IOException {
    try {
      stock(inventory, -1);
    } catch (ApiException refusal) {
      Problem problem = Problem.fromJson(refusal.getResponseBody());
      System.out.print("error: " + problem.getCode());
      for (ProblemErrorsInner fault : problem.getErrors()) System.out.print(" " + fault.getFieldError().getPointer());
      System.out.println();
    }
  }

  static void webhook(WebhooksApi webhooks) throws ApiException {
    EndpointSecretResponse created = webhooks.createWebhookEndpoint(
        new CreateEndpointRequest().url("https://erp.example.com/entrepot-events").addTypesItem("order.placed"));
    System.out.println("webhook: " + created.getState());
    webhooks.deleteWebhookEndpoint(created.getId().toString());
  }

  static String body(String file) throws IOException {
    return Files.readString(Path.of("..", file));
  }

  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient().setBasePath(System.getenv("ENTREPOT_URL"));
    TokenResponse token = new TokensApi(client).generateToken(
        new TokenRequest().clientId(CLIENT_ID).clientSecret(System.getenv("ENTREPOT_CLIENT_SECRET")));
    System.out.println("token: " + token.getTokenType() + " " + token.getExpiresIn());
    client.setBearerToken(token.getToken());

    CatalogApi catalog = new CatalogApi(client);
    InventoryApi inventory = new InventoryApi(client);
    OrdersApi orders = new OrdersApi(client);
    upsert(catalog);
    UpdateOriginPriceRequest price = new UpdateOriginPriceRequest().salePrice(new java.math.BigDecimal("12.5"));
    System.out.println("price: " + new PricesApi(client).updateOriginPrice("MUG-1", price, null).getStatus());
    System.out.println("stock: " + stock(inventory, 100).getQuantity());
    list(catalog);
    waitUntilSoldIn("MELI", catalog);
    String orderId = order(orders);
    track(waitForParcel(orderId, orders), new ParcelsApi(client));
    refusal(inventory);
    webhook(new WebhooksApi(client));
  }
}
