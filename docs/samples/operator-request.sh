GATEWAY=http://127.0.0.1:4640
SECRET=$(node -p "require('./.stack/sandbox.json').clients.find((c) => c.clientId === 'OPS').clientSecret")
OPS=$(curl -s $GATEWAY/token -H 'content-type: application/json' \
  -d "{\"clientId\":\"OPS\",\"clientSecret\":\"$SECRET\"}" | sed 's/.*"token":"\([^"]*\)".*/\1/')

curl -s $GATEWAY/ops/overview -H "authorization: Bearer $OPS"
