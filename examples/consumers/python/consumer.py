"""Stores the status and history of orders and the channel statuses of SKUs in SQLite (docs/consuming.md)."""

import json
import os
import signal
import sqlite3
import urllib.request
from collections import Counter
from pathlib import Path

from confluent_kafka import Consumer, KafkaException
from jsonschema import Draft202012Validator

STREAMS = ["orders.order", "catalog.sku"]
env = os.environ.get


def on_order(db, event):
    status = event.get("status", "CREATED")  # order.placed means CREATED
    db.execute("""INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE
      SET status = excluded.status, version = excluded.version WHERE excluded.version > orders.version""",
               (event["orderId"], status, event["version"]))
    if "historyId" in event:  # the version does not matter here: a late entry is also stored
        db.execute("INSERT OR IGNORE INTO history VALUES (?, ?, ?, ?, ?, ?)",
                   (event["historyId"], event["orderId"], event["version"], event.get("entry", status),
                    event["eventDate"], event["receivedDate"]))


def on_channels(db, event):
    for entry in event.get("channels", [event]):  # sku.upserted has all channels, the other event has one
        db.execute("""INSERT INTO channels VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
          SET status = excluded.status, version = excluded.version WHERE excluded.version > channels.version""",
                   (event["subject"], entry["salesChannel"], entry["status"], event["version"]))


def on_deleted(db, event):
    db.execute("""INSERT INTO deletions VALUES (?, ?) ON CONFLICT DO UPDATE SET version = excluded.version
      WHERE excluded.version > deletions.version""", (event["subject"], event["version"]))


HANDLERS = {"order.placed": on_order, "order.status-changed": on_order, "order.history-added": on_order,
            "sku.upserted": on_channels, "sku.channel-status-changed": on_channels, "sku.deleted": on_deleted}


def apply(db, schemas, message):
    if message.error():
        raise KafkaException(message.error())
    headers = {name: (value or b"").decode() for name, value in message.headers() or []}
    handler = HANDLERS.get(headers.get("ce_type"))
    if message.value() is None or handler is None:
        return "skipped"
    event, fault = read(schemas, headers, message.value())
    if fault:
        db.execute("INSERT OR IGNORE INTO dead_letters VALUES (?, ?, ?, ?, ?)",
                   (message.topic(), message.partition(), message.offset(), fault, message.value()))
        return "dead letter"
    if not db.execute("INSERT OR IGNORE INTO inbox VALUES (?)", (event["eventId"],)).rowcount:
        return "duplicate"
    handler(db, event)
    return "applied"


def read(schemas, headers, value):
    path, schema = f"/schemas/{headers['ce_type']}/v1", headers.get("ce_dataschema", "")
    if not schema.endswith(path):  # the start of the URL differs between installations
        return None, f"unknown version {schema}"
    try:
        event = json.loads(value)
    except ValueError as error:
        return None, f"no JSON: {error}"
    faults = [f"{fault.json_path}: {fault.message}" for fault in schemas[path].iter_errors(event)]
    if not faults and event["eventId"] != headers.get("ce_id"):
        faults = ["$.eventId: differs from ce_id"]
    return event, "; ".join(faults)


with urllib.request.urlopen(env("ENTREPOT_URL", "http://127.0.0.1:4640") + "/schemas/bundle.json") as bundle:
    schemas = {one["schemaPath"]: Draft202012Validator(one["schema"]) for one in json.load(bundle)["events"]}
db = sqlite3.connect(env("DATABASE", "consumer.db"))
db.executescript("PRAGMA journal_mode = WAL;" + Path("../tables.sql").read_text())
login = {"security.protocol": "SASL_SSL", "ssl.ca.location": env("KAFKA_TLS_CA_FILE"), "sasl.mechanism": "SCRAM-SHA-512",
         "sasl.username": env("KAFKA_SASL_USERNAME"), "sasl.password": env("KAFKA_SASL_PASSWORD")}
consumer = Consumer({"bootstrap.servers": env("KAFKA_BROKERS", "127.0.0.1:4647"),
                     "group.id": env("GROUP_ID", "events-reader.python"), "session.timeout.ms": 10_000,
                     "auto.offset.reset": "earliest", "enable.auto.commit": False,
                     **(login if env("KAFKA_SASL_USERNAME") else {})})
consumer.subscribe([env("TOPIC_PREFIX", "") + stream for stream in STREAMS])
stopping = []
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, lambda *_: stopping.append(True))
while not stopping:
    messages = consumer.consume(500, timeout=0.5)
    with db:  # one transaction: the inbox and the effects of the batch
        outcomes = Counter(apply(db, schemas, message) for message in messages)
    if messages:
        consumer.commit()  # after the transaction: after a lost commit, the inbox ignores the repeated events
        print(dict(outcomes), flush=True)
consumer.close()
