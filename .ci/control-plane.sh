# Functions for scripts that need a Kubernetes control plane of their own. It listens on loopback, and ends with the
# script.
# shellcheck shell=bash

KUBERNETES=1.36.3
cache=${CONTROL_PLANE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/entrepot/control-plane-$KUBERNETES}
port=${CONTROL_PLANE_PORT:-26543} # and the two after it, of etcd
server=https://127.0.0.1:$port

stop_control_plane() {
  local jobs
  jobs=$(jobs -p)
  # Nothing of it is kept, and an API server without etcd would take minutes to stop.
  # shellcheck disable=SC2086 # several ids
  { [ -z "$jobs" ] || kill -KILL $jobs; wait; } 2>/dev/null
  rm -rf "$run"
}

has_control_plane() { # programs...
  local program
  for program; do [ -x "$cache/bin/$program" ] || return 1; done
}

start() { # program arguments...
  "$cache/bin/$1" "${@:2}" >>"$run/$1.log" 2>&1 </dev/null &
}

wait_until() { # seconds command...
  local end=$((SECONDS + $1))
  until "${@:2}" >/dev/null 2>&1; do
    if [ "$SECONDS" -ge "$end" ]; then
      printf 'not in %s s: %s\n' "$1" "${*:2}" >&2
      tail -n 5 "$run"/*.log >&2
      return 1
    fi
    sleep 0.2
  done
}

# Starts etcd and an API server, and sets KUBECONFIG to an administrator's.
start_api_server() {
  local token
  run=$(mktemp -d)
  trap stop_control_plane EXIT
  trap 'exit 1' INT TERM
  token=$(openssl rand -hex 16)
  echo "$token,admin,admin,system:masters" >"$run/tokens.csv"
  openssl genrsa -out "$run/service-accounts.key" 2048 2>/dev/null
  start etcd --data-dir "$run/etcd" --unsafe-no-fsync --log-level warn \
    --listen-client-urls "http://127.0.0.1:$((port + 1))" --advertise-client-urls "http://127.0.0.1:$((port + 1))" \
    --listen-peer-urls "http://127.0.0.1:$((port + 2))"
  # Nothing listens on the advertised address; loopback is refused there.
  start kube-apiserver --etcd-servers "http://127.0.0.1:$((port + 1))" --bind-address 127.0.0.1 --secure-port "$port" \
    --advertise-address 192.0.2.1 --endpoint-reconciler-type none --cert-dir "$run/certificates" \
    --token-auth-file "$run/tokens.csv" --authorization-mode RBAC --service-cluster-ip-range 10.96.0.0/16 \
    --service-account-issuer https://kubernetes.default.svc --service-account-key-file "$run/service-accounts.key" \
    --service-account-signing-key-file "$run/service-accounts.key"
  export KUBECONFIG=$run/kubeconfig
  kubectl config set-cluster own --server="$server" --certificate-authority="$run/certificates/apiserver.crt" >/dev/null
  kubectl config set-credentials admin --token="$token" >/dev/null
  kubectl config set-context own --cluster=own --user=admin >/dev/null
  kubectl config use-context own >/dev/null
  wait_until 60 kubectl get --raw /readyz && wait_until 30 kubectl get namespace default
}

# Starts the controllers, the scheduler, and three fake nodes, each in a zone of its own, whose pods become ready.
start_fake_nodes() { # configuration of kwok
  local number
  start kube-controller-manager --kubeconfig "$KUBECONFIG" --leader-elect=false --secure-port 0 \
    --service-account-private-key-file "$run/service-accounts.key" --root-ca-file "$run/certificates/apiserver.crt"
  start kube-scheduler --kubeconfig "$KUBECONFIG" --leader-elect=false --secure-port 0
  cat "$cache/stages.yaml" "$1" >"$run/kwok.yaml"
  start kwok --config "$run/kwok.yaml" --kubeconfig "$KUBECONFIG" \
    --manage-nodes-with-annotation-selector kwok.x-k8s.io/node=fake
  for number in 1 2 3; do
    cat <<END
---
apiVersion: v1
kind: Node
metadata:
  name: fake-$number
  annotations: { kwok.x-k8s.io/node: fake }
  labels: { type: kwok, kubernetes.io/hostname: fake-$number, topology.kubernetes.io/zone: zone-$number }
status:
  allocatable: &size { cpu: '8', memory: 32Gi, pods: '110', ephemeral-storage: 100Gi }
  capacity: *size
END
  done | kubectl apply --server-side -f - >/dev/null
  wait_until 60 kubectl --namespace default get serviceaccount default
  kubectl wait --for=condition=Ready node -l type=kwok --timeout=60s >/dev/null
}
