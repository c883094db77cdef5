"""Receives finished requests, refuses forged and old deliveries, and handles each delivery once."""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = base64.b64decode(os.environ.get("WEBHOOK_SECRET", "").removeprefix("whsec_"))
PORT = int(os.environ.get("PORT", "8080"))
TOLERANCE = 5 * 60  # seconds
if not SECRET:
    raise SystemExit("Set WEBHOOK_SECRET to the webhook secret of your account: whsec_ and Base64.")

seen = set()  # Keep the ids in your database: deliveries can arrive twice.


def is_genuine(headers, raw_body):
    """Whether one of the signatures matches and the delivery is fresh."""
    delivery_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > TOLERANCE:
        return False
    signed = f"{delivery_id}.{timestamp}.".encode() + raw_body
    expected = "v1," + base64.b64encode(hmac.new(SECRET, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), entry.encode()) for entry in given)


def handle(request):
    if request["status"] == "succeeded":
        print(request["requestId"], "succeeded:", request["kind"], flush=True)
    else:
        print(request["requestId"], "failed:", request["error"]["code"], flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature covers these bytes, not the parsed JSON.
        raw_body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        genuine = is_genuine(self.headers, raw_body)
        # Answer first: work that takes long would count as a failed attempt.
        self.send_response(204 if genuine else 401)
        self.end_headers()
        delivery_id = self.headers.get("webhook-id")
        if genuine and delivery_id not in seen:
            seen.add(delivery_id)
            handle(json.loads(raw_body))


with ThreadingHTTPServer(("", PORT), Receiver) as server:
    print(f"Waiting for webhooks on port {PORT}", flush=True)
    server.serve_forever()
