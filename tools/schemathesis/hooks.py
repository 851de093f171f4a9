"""Hooks of Schemathesis for a running sandbox. CONTRIBUTING.md has the command.

Each request has a token of a kind of client that the API document lists for its operation; one in twenty has a token
of another kind, or none. Ids are collected from the answers, so that half of the requests name existing resources, and
a third of the orders can be placed.
"""

import json
import os
import random
import re
import time
import urllib.error
import urllib.request
from collections import defaultdict, deque

import schemathesis

with open(os.path.join(os.environ.get("ENTREPOT_STACK_DIR") or ".stack", "sandbox.json")) as file:
    SANDBOX = json.load(file)

OWN_CLIENTS = {"merchant": "ACME", "fulfillment-partner": "FULFIL-1", "operator": "OPS"}

# Operations that are redirected to another resource if they would change a resource that the run needs: if its
# clients were revoked, or its merchant or channel changed, every answer would be an error. Each entry has the name of the path
# parameter, the protected values (None for all), and the substitute.
PROTECTED = {
    "revokeClient": ("clientId", set(OWN_CLIENTS.values()), "ACME-ERP"),
    "rotateClientSecret": ("clientId", set(OWN_CLIENTS.values()), "ACME-ERP"),
    "putMerchant": ("merchantId", {"ACME"}, "GLOBEX"),
    "putSalesChannel": ("salesChannel", {"MELI"}, "SHOP"),
    "putCarrier": ("carrierId", {"ACME-FC"}, "GLOBEX-FC"),
    "revokeSigningKey": ("kid", None, "no-such-key"),
}

# Hypothesis resets the state of the shared generator for every case; this generator retains its state.
generator = random.Random(os.environ.get("FUZZ_SEED", "1"))
known = defaultdict(lambda: deque(maxlen=200))
links = deque(maxlen=200)
spec = {}
orders = 0


def call(method, path, token=None, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SANDBOX["gateway"] + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=15) as response:
        return json.load(response)


def credentials_of(client_id):
    client = next(one for one in SANDBOX["clients"] if one["clientId"] == client_id)
    return {name: client[name] for name in ("clientId", "clientSecret")}


def log_in(client_id):
    return call("POST", "/token", body=credentials_of(client_id))["token"]


def example(path, method):
    content = spec["paths"][path][method]["requestBody"]["content"]
    return json.loads(json.dumps(content["application/json"]["example"]))


def create_approved_sku():
    """Creates a SKU and waits until a channel has approved it, so that it can be ordered."""
    skus = [{**sku, "skuId": "FUZZ-1", "productId": "FUZZ"} for sku in example("/ext/merchant/skus", "post")[:1]]
    merchant = tokens["merchant"]
    call("POST", "/ext/merchant/skus", merchant, skus)
    wait_until(lambda: call("POST", "/ext/prices/origin/FUZZ-1", merchant, {"salePrice": 60}))

    def approved():
        status = call("GET", "/ext/merchant/skus/FUZZ-1/status", merchant)
        channels = {one["salesChannel"]: one["status"] for one in status["channels"]}
        return channels.get("MELI") == "SALES_CHANNEL_APPROVED"

    wait_until(approved)


def wait_until(condition):
    """Polls for 30 s: a service projects the data of another service with a delay."""
    for _ in range(300):
        try:
            if condition():
                return
        except urllib.error.HTTPError as error:
            if error.code != 422:
                raise
        time.sleep(0.1)
    raise RuntimeError("the sandbox did not approve FUZZ-1 within 30 s")


def kinds_of(operation):
    for scheme in operation.definition.raw.get("security", []):
        if "salesChannelToken" in scheme:
            yield "sales-channel"
        yield from scheme.get("clientToken", [])


def acceptable_order():
    global orders
    orders += 1
    body = example("/orders", "post")
    body["salesChannelOrderId"] = f"F{time.time_ns()}-{orders}"
    for item in body["items"]:
        item["salesChannelSkuId"] = "FUZZ-1"
    return body


def collect_ids(value):
    """Collects every id of an answer under the name of its path parameter."""
    if isinstance(value, list):
        for one in value:
            collect_ids(one)
    elif isinstance(value, dict):
        for name, one in value.items():
            if isinstance(one, str) and 0 < len(one) <= 128 and name != "token":
                known[name].append(one)
            collect_ids(one)
        if value.get("type") == "shipment":
            known["shipmentId"].append(value["id"])
    elif isinstance(value, str):
        for token in re.findall(r"/track/([\w-]+)", value):
            known["token"].append(token)
        for link in re.findall(r"/documents/([\w-]+)/([\d-]+)/([\w-]+)", value):
            links.append(dict(zip(("documentId", "expires", "signature"), link)))


def with_known_ids(parameters):
    """Replaces half of the values with values of earlier answers."""
    return {
        name: generator.choice(known[name]) if known[name] and generator.random() < 0.5 else value
        for name, value in parameters.items()
    }


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = case.operation.definition.raw.get("operationId")
    kinds = list(kinds_of(case.operation))
    if kinds:
        if generator.random() < 0.05:
            kinds = [*tokens, None]
        kind = generator.choice(kinds)
        case.headers = {**(case.headers or {})}
        if kind is not None:
            case.headers["Authorization"] = f"Bearer {tokens[kind]}"
    if case.path_parameters:
        case.path_parameters = with_known_ids(case.path_parameters)
    if operation == "openDocument" and links and generator.random() < 0.5:
        case.path_parameters = generator.choice(links)
    if operation == "generateToken" and case.method == "POST" and generator.random() < 0.2:
        case.body = credentials_of(generator.choice(list(OWN_CLIENTS.values())))
    if operation == "createOrder" and case.method == "POST" and generator.random() < 0.33:
        case.body = acceptable_order()
    if operation == "createShipment" and isinstance(case.body, dict) and known["parcelId"]:
        if generator.random() < 0.5:
            case.body = {**case.body, "parcelIds": [generator.choice(known["parcelId"])]}
    name, values, other = PROTECTED.get(operation, (None, (), None))
    if name and (values is None or str(case.path_parameters.get(name)) in values):
        case.path_parameters = {**case.path_parameters, name: other}


@schemathesis.hook
def after_call(context, case, response):
    if response.status_code < 300 and "json" in response.headers.get("content-type", [""])[0]:
        collect_ids(response.json())


spec.update(call("GET", "/openapi.json"))
tokens = {kind: log_in(client) for kind, client in OWN_CLIENTS.items()}
tokens["sales-channel"] = SANDBOX["salesChannelTokens"][0]["token"]
create_approved_sku()
