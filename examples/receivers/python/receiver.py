"""Receives webhooks and stores the status and history of orders in SQLite (docs/webhooks.md)."""

import json
import os
import sqlite3
import sys
import threading
import urllib.error
import urllib.request
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

env = os.environ.get
ENTREPOT = env("ENTREPOT_URL", "http://127.0.0.1:4640")
TYPES = {"order.placed", "order.status-changed", "order.history-added"}
LARGEST = 1024 * 1024

webhooks = [Webhook(secret) for secret in env("WEBHOOK_SECRETS", "").split(" ")]
arrival = threading.Event()


def connect():
    return sqlite3.connect(env("DATABASE", "receiver.db"), timeout=30)


class Receiver(BaseHTTPRequestHandler):
    """Stores a delivery before the response and processes it afterwards, because a slow response counts as a failure."""

    protocol_version = "HTTP/1.1"
    timeout = 30

    def do_POST(self):
        length = int(self.headers.get("content-length") or LARGEST + 1)
        if length > LARGEST:
            return self.end(413)
        body = self.rfile.read(length).decode()  # unparsed, because the signature covers the exact bytes
        if not any(is_signed(webhook, body, dict(self.headers)) for webhook in webhooks):
            return self.end(400)
        with closing(connect()) as db, db:  # ignores a repeated id
            db.execute("INSERT OR IGNORE INTO inbox (webhook_id, body) VALUES (?, ?)", (self.headers["webhook-id"], body))
        self.end(204)
        arrival.set()

    def end(self, status):
        self.close_connection = status == 413  # its body was not read
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_request(self, *_):
        pass


def is_signed(webhook, body, headers):
    try:
        webhook.verify(body, headers, json_parse=False)
        return True
    except (WebhookVerificationError, ValueError):  # ValueError: the signature is no base64
        return False


def apply(db, webhook_id, body):
    envelope = json.loads(body)
    kind, state, event = envelope["type"], "ignored", None
    if kind in TYPES:
        state = "unreadable"
        if envelope.get("dataschema", "").endswith(f"/schemas/{kind}/v1"):  # the start of the URL differs between installations
            state, event = "applied", envelope.get("data") or event_at(envelope["dataref"])
    with db:
        if event:
            write(db, event)
        db.execute("UPDATE inbox SET state = ? WHERE webhook_id = ?", (state, webhook_id))
    print(kind, webhook_id, flush=True)


def write(db, event):
    """The version decides which status is newer, regardless of the order of arrival; a late entry is also stored."""
    status = event.get("status", "CREATED")  # order.placed means CREATED
    db.execute("""INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE
      SET status = excluded.status, version = excluded.version WHERE excluded.version > orders.version""",
               (event["orderId"], status, event["version"]))
    if "historyId" in event:
        db.execute("INSERT OR IGNORE INTO history VALUES (?, ?, ?, ?, ?, ?)",
                   (event["historyId"], event["orderId"], event["version"], event.get("entry", status),
                    event["eventDate"], event["receivedDate"]))


def event_at(dataref):
    """Reads an event whose delivery contains only a reference."""
    if not dataref.startswith(f"{ENTREPOT}/"):
        raise ValueError(f"{dataref} is not at {ENTREPOT}")
    client = json.dumps({"clientId": env("CLIENT_ID"), "clientSecret": env("CLIENT_SECRET")}).encode()
    login = urllib.request.Request(f"{ENTREPOT}/token", client, {"content-type": "application/json"})
    with urllib.request.urlopen(login, timeout=30) as answer:
        token = json.load(answer)["token"]
    request = urllib.request.Request(dataref, headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)["data"]


with closing(connect()) as db:
    db.executescript("PRAGMA journal_mode = WAL;" + Path("../tables.sql").read_text())
server = ThreadingHTTPServer((env("HOST", "127.0.0.1"), int(env("PORT", "8080"))), Receiver)
threading.Thread(target=server.serve_forever, daemon=True).start()
print("listening on port", server.server_port, flush=True)
db = connect()
while True:
    arrival.clear()
    for webhook_id, body in db.execute("SELECT webhook_id, body FROM inbox WHERE state = 'waiting' ORDER BY rowid").fetchall():
        try:
            apply(db, webhook_id, body)
        except Exception as error:
            print(f"{webhook_id}, tried again: {error}", file=sys.stderr, flush=True)
    arrival.wait(1)
