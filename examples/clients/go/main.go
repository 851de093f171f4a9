// Ten calls to the API with a client that oapi-codegen generates (docs/clients.md).
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"

	"example.com/entrepot-client/entrepot"
)

var (
	address  = os.Getenv("ENTREPOT_URL")
	clientID = os.Getenv("ENTREPOT_CLIENT_ID")
	secret   = os.Getenv("ENTREPOT_CLIENT_SECRET")
	ctx      = context.Background()
)

// must ends the program if a request got no answer.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// expect ends the program with the reason of a rejected request, whose answer is nil.
func expect[T any](answer *T, status string, body []byte) T {
	if answer == nil {
		log.Fatalf("%s: %s", status, body)
	}
	return *answer
}

// fromFile reads the body of a request.
func fromFile[T any](name string) (body T) {
	if err := json.Unmarshal(must(os.ReadFile(name)), &body); err != nil {
		log.Fatal(err)
	}
	return body
}

func login() *entrepot.ClientWithResponses {
	anonymous := must(entrepot.NewClientWithResponses(address))
	answer := must(anonymous.GenerateTokenWithResponse(ctx, entrepot.TokenRequest{ClientId: clientID, ClientSecret: secret}))
	token := expect(answer.JSON200, answer.Status(), answer.Body)
	fmt.Println("token:", token.TokenType, token.ExpiresIn)
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token.Token)
		return nil
	}
	return must(entrepot.NewClientWithResponses(address, entrepot.WithRequestEditorFn(authorize)))
}

func upsert(client *entrepot.ClientWithResponses) {
	answer := must(client.UpsertSkusWithResponse(ctx, nil, fromFile[[]entrepot.SkuDto]("../skus.json")))
	stored := expect(answer.JSON200, answer.Status(), answer.Body)
	var ids []string
	for _, sku := range must(stored.AsUpsertSkus200JSONResponseBody0()) {
		ids = append(ids, sku.SkuId)
	}
	fmt.Println("upsert:", strings.Join(ids, ", "))
}

func price(client *entrepot.ClientWithResponses) {
	listPrice := float32(15)
	body := entrepot.UpdateOriginPriceRequest{SalePrice: 12.5, ListPrice: &listPrice}
	answer := must(client.UpdateOriginPriceWithResponse(ctx, "MUG-1", nil, body))
	fmt.Println("price:", expect(answer.JSON202, answer.Status(), answer.Body).Status)
}

func stock(client *entrepot.ClientWithResponses, quantity int) *entrepot.SetInventoryAnswer {
	return must(client.SetInventoryWithResponse(ctx, entrepot.InventoryDto{
		SkuId: "MUG-1", Quantity: quantity, WarehouseId: 1, InventoryType: entrepot.InventoryDtoInventoryTypeAVAILABLE,
	}))
}

func list(client *entrepot.ClientWithResponses) {
	pageSize := 1
	// A SKU that changes while its pages are read appears again.
	listed := map[string]bool{}
	params := entrepot.ListSkusParams{PageSize: &pageSize}
	for {
		answer := must(client.ListSkusWithResponse(ctx, &params))
		body := expect(answer.JSON200, answer.Status(), answer.Body)
		page := must(body.AsSkuListResponse())
		for _, sku := range page.Skus {
			if sku.ProductId == "MUG" {
				listed[sku.SkuId] = true
			}
		}
		if page.NextPageToken == nil {
			break
		}
		params.NextPageToken = page.NextPageToken
	}
	fmt.Println("list:", len(listed))
}

func waitUntilSoldIn(channel string, client *entrepot.ClientWithResponses) {
	for ; ; time.Sleep(500 * time.Millisecond) {
		answer := must(client.ReadSkuStatusWithResponse(ctx, "MUG-1"))
		for _, one := range expect(answer.JSON200, answer.Status(), answer.Body).Channels {
			if one.SalesChannel == channel && one.Status == entrepot.ChannelStatusViewStatusSALESCHANNELAPPROVED {
				return
			}
		}
	}
}

func order(client *entrepot.ClientWithResponses) string {
	body := fromFile[entrepot.CreateOrderRequest]("../order.json")
	body.SalesChannelOrderId = fmt.Sprintf("GO-%d", time.Now().UnixNano())
	created := must(client.CreateOrderWithResponse(ctx, nil, body))
	order := expect(created.JSON201, created.Status(), created.Body)
	fmt.Println("order:", order.Status)
	approval := entrepot.ApproveOrderRequest{ApprovalDate: time.Now().Format(time.RFC3339)}
	approved := must(client.ApproveOrderWithResponse(ctx, order.OrderId, approval))
	fmt.Println("approve:", expect(approved.JSON200, approved.Status(), approved.Body).Status)
	return order.OrderId
}

func waitForParcel(orderID string, client *entrepot.ClientWithResponses) *string {
	for ; ; time.Sleep(500 * time.Millisecond) {
		answer := must(client.ReadOrderWithResponse(ctx, orderID))
		for _, parcel := range expect(answer.JSON200, answer.Status(), answer.Body).Shipping.Deliveries[0].Parcels {
			if parcel.ParcelId != nil {
				return parcel.ParcelId
			}
		}
	}
}

func track(client *entrepot.ClientWithResponses, parcelID *string) {
	answer := must(client.ReportTrackingWithResponse(ctx, entrepot.ReportTrackingRequest{
		CarrierId: clientID + "-FC",
		Events: []entrepot.MerchantTrackingEvent{{
			ParcelId: parcelID, EventDate: time.Now(), ExternalCode: entrepot.MerchantTrackingEventExternalCodeAWAITINGPICKUP,
			Description: "Ready", Location: "Laredo, TX, US",
		}},
	}))
	fmt.Println("tracking:", expect(answer.JSON202, answer.Status(), answer.Body).Status)
}

func refusal(client *entrepot.ClientWithResponses) {
	answer := stock(client, -1)
	problem := expect(answer.ApplicationproblemJSON400, answer.Status(), answer.Body)
	fmt.Print("error: ", problem.Code)
	for _, fault := range *problem.Errors {
		fmt.Print(" ", must(fault.AsFieldError()).Pointer)
	}
	fmt.Println()
}

func webhook(client *entrepot.ClientWithResponses) {
	types := []string{"order.placed"}
	body := entrepot.CreateEndpointRequest{Url: "https://erp.example.com/entrepot-events", Types: &types}
	answer := must(client.CreateWebhookEndpointWithResponse(ctx, body))
	created := expect(answer.JSON201, answer.Status(), answer.Body)
	fmt.Println("webhook:", created.State)
	deleted := must(client.DeleteWebhookEndpointWithResponse(ctx, created.Id.String()))
	if deleted.StatusCode() != http.StatusNoContent {
		log.Fatal(deleted.Status())
	}
}

func main() {
	client := login()
	upsert(client)
	price(client)
	answer := stock(client, 100)
	fmt.Println("stock:", expect(answer.JSON200, answer.Status(), answer.Body).Quantity)
	list(client)
	waitUntilSoldIn("MELI", client)
	id := order(client)
	track(client, waitForParcel(id, client))
	refusal(client)
	webhook(client)
}
