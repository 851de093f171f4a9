"""Ten calls to the API with a client that openapi-python-client generates (docs/clients.md)."""

import json
import os
import time
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, TypeVar

from entrepot import AuthenticatedClient, Client
from entrepot.api.catalog import list_skus, read_sku_status, upsert_skus
from entrepot.api.inventory import set_inventory
from entrepot.api.orders import approve_order, create_order, read_order
from entrepot.api.parcels import report_tracking
from entrepot.api.prices import update_origin_price
from entrepot.api.tokens import generate_token
from entrepot.api.webhooks import create_webhook_endpoint, delete_webhook_endpoint
from entrepot.models import (
    ApproveOrderRequest,
    CreateEndpointRequest,
    CreateOrderRequest,
    EndpointSecretResponse,
    FieldError,
    InventoryDto,
    InventoryDtoInventoryType,
    InventoryResponse,
    MerchantTrackingEvent,
    MerchantTrackingEventExternalCode,
    OrderResponse,
    OrderWithHistoryResponse,
    Problem,
    ReportTrackingRequest,
    ReportTrackingResponse,
    SkuDto,
    SkuListResponse,
    SkuStatusResponse,
    TokenRequest,
    TokenResponse,
    UpdateOriginPriceRequest,
    UpdatePriceResponse,
)
from entrepot.types import UNSET, Unset

URL = os.environ["ENTREPOT_URL"]
CLIENT_ID = os.environ["ENTREPOT_CLIENT_ID"]
SECRET = os.environ["ENTREPOT_CLIENT_SECRET"]
T = TypeVar("T")


def expect(kind: type[T], answer: object) -> T:
    """An answer is one of several models; an error is a Problem."""
    if isinstance(answer, kind):
        return answer
    raise RuntimeError(f"{answer.code}: {answer.detail}" if isinstance(answer, Problem) else f"unexpected: {answer}")


def body(file: str) -> Any:
    return json.loads((Path(__file__).parent.parent / file).read_text(encoding="utf-8"))


def now() -> datetime:
    return datetime.now(timezone.utc)


def stock(quantity: int) -> InventoryDto:
    return InventoryDto("MUG-1", quantity, warehouse_id=1, inventory_type=InventoryDtoInventoryType.AVAILABLE)


def wait_until_sold_in(channel: str, client: AuthenticatedClient) -> None:
    while True:
        status = expect(SkuStatusResponse, read_sku_status.sync("MUG-1", client=client))
        if any(one.sales_channel == channel and one.status == "SALES_CHANNEL_APPROVED" for one in status.channels):
            return
        time.sleep(0.5)


def wait_for_parcel(order_id: str, client: AuthenticatedClient) -> str:
    while True:
        order = expect(OrderWithHistoryResponse, read_order.sync(order_id, client=client))
        for parcel in order.shipping.deliveries[0].parcels:
            if parcel.parcel_id:
                return parcel.parcel_id
        time.sleep(0.5)


token = expect(TokenResponse, generate_token.sync(client=Client(URL), body=TokenRequest(CLIENT_ID, SECRET)))
print("token:", token.token_type.value, token.expires_in)
client = AuthenticatedClient(URL, token.token)

skus = expect(list, upsert_skus.sync(client=client, body=[SkuDto.from_dict(sku) for sku in body("skus.json")]))
print("upsert:", ", ".join(sku.sku_id for sku in skus))

price = UpdateOriginPriceRequest(sale_price=12.5, list_price=15)
print("price:", expect(UpdatePriceResponse, update_origin_price.sync("MUG-1", client=client, body=price)).status.value)

print("stock:", expect(InventoryResponse, set_inventory.sync(client=client, body=stock(100))).quantity)

# A SKU that changes while its pages are read appears again.
listed: set[str] = set()
page_token: str | Unset = UNSET
while True:
    page = expect(SkuListResponse, list_skus.sync(client=client, page_size=1, next_page_token=page_token))
    listed.update(sku.sku_id for sku in page.skus if sku.product_id == "MUG")
    if not page.next_page_token:
        break
    page_token = page.next_page_token
print("list:", len(listed))

wait_until_sold_in("MELI", client)
sold = CreateOrderRequest.from_dict(body("order.json"))
sold.sales_channel_order_id = f"PY-{time.time_ns()}"
order = expect(OrderResponse, create_order.sync(client=client, body=sold))
print("order:", order.status.value)

approved = expect(OrderResponse, approve_order.sync(order.order_id, client=client, body=ApproveOrderRequest(now().isoformat())))
print("approve:", approved.status.value)

picked_up = MerchantTrackingEvent(
    now(),
    MerchantTrackingEventExternalCode.AWAITING_PICK_UP,
    description="Ready",
    location="Laredo, TX, US",
    parcel_id=wait_for_parcel(order.order_id, client),
)
report = ReportTrackingRequest(f"{CLIENT_ID}-FC", [picked_up])
print("tracking:", expect(ReportTrackingResponse, report_tracking.sync(client=client, body=report)).status.value)

refusal = expect(Problem, set_inventory.sync(client=client, body=stock(-1)))
print("error:", refusal.code, *[fault.pointer for fault in refusal.errors or [] if isinstance(fault, FieldError)])

endpoint = CreateEndpointRequest("https://erp.example.com/entrepot-events", types=["order.placed"])
created = expect(EndpointSecretResponse, create_webhook_endpoint.sync(client=client, body=endpoint))
print("webhook:", created.state.value)
delete_webhook_endpoint.sync_detailed(str(created.id), client=client)
