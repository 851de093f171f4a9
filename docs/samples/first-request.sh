SECRET=$(node -p "require('./.stack/sandbox.json').clients.find((c) => c.clientId === 'ACME').clientSecret")
TOKEN=$(curl -s http://127.0.0.1:4640/token -H 'content-type: application/json' \
  -d "{\"clientId\":\"ACME\",\"clientSecret\":\"$SECRET\"}" | sed 's/.*"token":"\([^"]*\)".*/\1/')

curl -s http://127.0.0.1:4640/ext/merchant/skus -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '[{
  "skuId": "SHIRT-BLUE-M", "productId": "SHIRT", "main": true,
  "name": "Linen shirt, blue, M", "description": "Light linen shirt with a button-down collar.",
  "weight": 0.25, "height": 3, "width": 25, "length": 30, "ean": "4006381333931", "hscode": "6205.90",
  "images": ["https://images.example.com/shirt-blue.jpg"],
  "globalSaleChannelData": { "active": true, "category": "Shirts", "brand": "Acme", "color": "blue", "size": "M" }
}]'

curl -s http://127.0.0.1:4640/ext/prices/origin/SHIRT-BLUE-M -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \
  -d '{"salePrice": 60, "listPrice": 75}'

curl -s http://127.0.0.1:4640/ext/merchant/skus/SHIRT-BLUE-M/status -H "authorization: Bearer $TOKEN"
