#!/usr/bin/env bash
# Creates the Secrets of the manifests, each with new random values; existing ones do not change.
#   make-secrets.sh [POSTGRES] [QUERY]     (default: postgres-rw:5432, which is CloudNativePG's, with TLS)
# In production, use a secret store instead: examples/external-secrets.yaml.
set -euo pipefail

namespace=${NAMESPACE:-entrepot}
postgres=${1:-postgres-rw:5432}
query=${2-'?sslmode=verify-full&sslrootcert=/etc/entrepot/postgres/ca.crt'}

random() { openssl rand -hex 24; }
exists() { kubectl --namespace "$namespace" get secret "$1" >/dev/null 2>&1; }
value() { kubectl --namespace "$namespace" get secret "$1" --output "jsonpath={.data.$2}" | base64 --decode; }
secret() { kubectl --namespace "$namespace" create secret "$@"; }
url() { printf 'postgres://%s:%s@%s/entrepot%s' "$1" "$2" "$postgres" "$query"; }

services=(
  # each service: {service}
  gateway
  catalog
  pricing
  orders
  logistics
  taxes
  webhooks
  # end
)

# First, because installations of earlier releases lack some of these Secrets. These two are shared, one by orders and
# logistics, one by orders and taxes.
exists document-links || secret generic document-links --from-literal=DOCUMENT_LINK_KEYS="$(random)"
exists quotes || secret generic quotes --from-literal=QUOTE_KEYS="$(random)"
passwords=()
for service in "${services[@]}"; do
  literals=(--from-literal=DATABASE_URL="$(url "entrepot_$service" "$(random)")" --from-literal=PAGE_TOKEN_SECRET="$(random)")
  if [[ $service == webhooks ]]; then literals+=(--from-literal=WEBHOOKS_KEYS="k1:$(openssl rand -base64 32)"); fi
  exists "$service" || secret generic "$service" "${literals[@]}"
  password=$(value "$service" DATABASE_URL | sed 's,^postgres://[^:]*:\([^@]*\)@.*,\1,')
  passwords+=("DB_PASSWORD_${service^^}=$password")
done
if exists migrate; then
  for password in "${passwords[@]}"; do
    if [[ -z $(value migrate "${password%%=*}") ]]; then
      kubectl --namespace "$namespace" patch secret migrate --type=merge \
        --patch "{\"stringData\":{\"${password%%=*}\":\"${password#*=}\"}}"
    fi
  done
  echo 'the other Secrets are there already' >&2
  exit
fi

owner=${OWNER_PASSWORD:-$(random)}
exists postgres-owner || secret generic postgres-owner --type=kubernetes.io/basic-auth \
  --from-literal=username=entrepot --from-literal=password="$owner"
clients=()
for client in ACME GLOBEX MANUAL FULFIL_1 OPS; do clients+=("--from-literal=ENTREPOT_SECRET_$client=$(random)"); done
secret generic sandbox-clients "${clients[@]}"
# The last Secret: if it exists, all exist.
secret generic migrate --from-literal=DATABASE_URL="$(url entrepot "$owner")" \
  "${passwords[@]/#/--from-literal=}"
