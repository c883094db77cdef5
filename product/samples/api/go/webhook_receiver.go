// Receives webhooks, and rejects forged and outdated deliveries.
// Run it with WEBHOOK_SECRET=whsec_… go run webhook_receiver.go
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// isAuthentic reports whether a delivery is recent and one of its signatures matches.
// There are two during a secret rotation.
func isAuthentic(key []byte, header http.Header, body []byte) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > tolerance {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", id, timestamp, body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, signature := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(signature), []byte(expected)) {
			return true
		}
	}
	return false
}

func main() {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(os.Getenv("WEBHOOK_SECRET"), "whsec_"))
	if err != nil || len(key) == 0 {
		log.Fatal("Set the WEBHOOK_SECRET environment variable to the webhook secret of your account (whsec_…).")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body) // The signature is calculated from the raw bytes.
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		if !isAuthentic(key, r.Header, body) {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		// Store the webhook-id in the same transaction as your own changes, and ignore known IDs.
		fmt.Printf("%s %s\n", r.Header.Get("webhook-id"), body)
		w.WriteHeader(http.StatusNoContent) // Respond last: without a 2xx response, the delivery is retried.
	})
	fmt.Println("Waiting for webhooks on port", port)
	log.Fatal(http.ListenAndServe(":"+port, nil))
}
