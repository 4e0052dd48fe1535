#!/bin/bash
# Proves the shop on the cluster that kubectl points to: builds, loads or pushes the images, installs, tests, upgrades under load,
# deletes pods under load, uninstalls. Prints a line per step with its figure; ends with code 1 at the first that fails.
#
#   LOAD_IMAGES   command that gives the cluster the images named after it, such as "kind load docker-image"; without it they
#                 are pushed to REGISTRY
#   REGISTRY      registry and folder of the images
#   VALUES        more values files, separated by spaces
#   NAMESPACE     made for this, and removed in the end with its volumes; print-shop-verify
#   BUILD_STORES  `true` builds the images of the backing services here and loads them too, for a cluster that cannot pull the
#                 official ones; needs LOAD_IMAGES
set -euo pipefail
cd "$(dirname "$0")/../.."
PATH="$PWD/node_modules/.bin:$PATH"

: "${LOAD_IMAGES:=}" "${REGISTRY:=}" "${VALUES:=}" "${BUILD_STORES:=false}" "${NAMESPACE:=print-shop-verify}"
release=shop
first=verify-1
second=verify-2
components="$(ls services) gateway shell storefront admin"
# A process of artwork, of its image.
deployments="$components artwork-checks"
stores='mongodb rabbitmq redis s3'
built_stores=deploy/values/built-backing.yaml
limit_mib=2560
scratch=$(mktemp -d)
load_pod=print-shop-load

k() { kubectl --namespace "$NAMESPACE" "$@"; }

# step WHAT COMMAND...: runs it; what it prints last is its figure.
step() {
  local what=$1 began=$SECONDS
  shift
  if ! "$@" >"$scratch/out" 2>&1; then
    tail -n 40 "$scratch/out"
    printf 'FAILED  %s\n' "$what"
    exit 1
  fi
  printf 'ok  %4d s  %-58s %s\n' $((SECONDS - began)) "$what" "$(tail -n 1 "$scratch/out")"
}

build() {
  local options=()
  [ -z "$REGISTRY" ] || options+=(--registry "$REGISTRY")
  [ -n "$LOAD_IMAGES" ] || options+=(--push)
  for tag in "$first" "$second"; do npm run --silent images -- --tag "$tag" "${options[@]}"; done
  if [ "$BUILD_STORES" = true ]; then
    node deploy/offline/build-images.ts | while read -r role name rest; do
      case "$role:$rest" in mongo: | rabbitmq: | redis: | s3:) docker tag "$name" "print-shop-$role:built" ;; esac
    done
  fi
  echo "$(wc -w <<<"$components tools") images, twice"
}

load_images() {
  local images=()
  for tag in "$first" "$second"; do
    for name in $components tools; do images+=("${REGISTRY:+$REGISTRY/}print-shop-$name:$tag"); done
  done
  [ "$BUILD_STORES" = false ] || images+=($(sed -n 's/.*image: "\(.*\)".*/\1/p' "$built_stores"))
  # shellcheck disable=SC2086 # a command with its arguments
  $LOAD_IMAGES "${images[@]}"
  echo "$((${#images[@]})) images"
}

# chart VERB TAG: installs or upgrades and waits until all of it is ready.
chart() {
  local files=(-f deploy/cluster/values.yaml)
  [ "$BUILD_STORES" = false ] || files+=(-f "$built_stores")
  for file in $VALUES; do files+=(-f "$file"); done
  helm --namespace "$NAMESPACE" "$1" "$release" charts/print-shop "${files[@]}" \
    --set "image.tag=$2,image.registry=$REGISTRY" --wait --timeout 15m
  echo "$(k get pods -l "app.kubernetes.io/instance=$release" --no-headers | wc -l) pods"
}

run_test() { helm --namespace "$NAMESPACE" test "$release" --timeout 5m && echo 'sign in, file to print, order, bulk order, staff see both'; }

# load PATIENT: visitors and customers, until finish_load.
load() {
  k delete pod "$load_pod" --ignore-not-found >/dev/null
  k apply -f - <<EOF
apiVersion: v1
kind: Pod
metadata: { name: $load_pod }
spec:
  restartPolicy: Never
  containers:
    - name: load
      image: ${REGISTRY:+$REGISTRY/}print-shop-tools:$first
      args: [load.mjs]
      env:
        - { name: SHOP_URL, value: "http://$release-gateway:8080" }
        - { name: PATIENT, value: "$1" }
        - { name: ADMIN_EMAIL, value: admin@example.com }
        - name: ADMIN_PASSWORD
          valueFrom: { secretKeyRef: { name: $release-secrets, key: admin-password } }
EOF
  for _ in $(seq 120); do
    if k logs "$load_pod" 2>/dev/null | grep -q 'the load is on'; then sleep 5; return; fi
    sleep 1
  done
  k logs "$load_pod"
  return 1
}

finish_load() {
  k exec "$load_pod" -- /usr/bin/node -e 'process.kill(1, "SIGTERM")'
  local phase=Running
  for _ in $(seq 180); do
    phase=$(k get pod "$load_pod" -o 'jsonpath={.status.phase}')
    [ "$phase" = Running ] || break
    sleep 1
  done
  k logs "$load_pod" | tail -n 21
  [ "$phase" = Succeeded ]
}

upgrade_under_load() {
  load false
  chart upgrade "$second"
  sleep 10
  finish_load
}

# The pods of a component that are not about to end.
pods_of() {
  k get pods -l "app.kubernetes.io/instance=$release,app.kubernetes.io/component=$1" \
    -o 'go-template={{range .items}}{{if not .metadata.deletionTimestamp}}{{.metadata.name}} {{end}}{{end}}'
}

delete_one_of_each() {
  load false
  local pods
  for name in $deployments; do
    read -r -a pods <<<"$(pods_of "$name")"
    k delete pod "${pods[0]}" --wait=true
    k rollout status "deployment/$release-$name" --timeout=3m
  done
  sleep 5
  finish_load
}

delete_stores() {
  load true
  for name in $stores; do
    k delete pod "$release-$name-0" --wait=true
    k rollout status "statefulset/$release-$name" --timeout=3m
    sleep 5
  done
  sleep 10
  finish_load
}

# What the pods of the shop's own processes hold, as the kubelet counts it: without the file cache that can go.
# What starting took goes back to the system within a minute or two.
memory() {
  local sum used
  local count='const { readFileSync } = require("fs"); const read = (file) => readFileSync("/sys/fs/cgroup/" + file, "utf8");
    try { console.log(Number(read("memory.current")) - Number(/^inactive_file (\d+)/m.exec(read("memory.stat"))[1])); }
    catch { console.log(Number(read("memory/memory.usage_in_bytes")) - Number(/^total_inactive_file (\d+)/m.exec(read("memory/memory.stat"))[1])); }'
  for _ in $(seq 6); do
    sum=0
    for name in $deployments; do
      for pod in $(pods_of "$name"); do
        used=$(k exec "$pod" -- /usr/bin/node -e "$count")
        sum=$((sum + used / 1048576))
      done
    done
    echo "$sum MiB of $limit_mib"
    [ "$sum" -ge "$limit_mib" ] || return 0
    sleep 20
  done
  return 1
}

uninstall() {
  k delete pod "$load_pod" --ignore-not-found
  helm --namespace "$NAMESPACE" uninstall "$release" --wait --timeout 5m
  local left=''
  for _ in $(seq 60); do
    left=$(for kind in $(kubectl api-resources --verbs=list --namespaced -o name | grep -vE '^(events|persistentvolumeclaims|.*metrics\.k8s\.io)'); do
      k get "$kind" -l "app.kubernetes.io/instance=$release" -o name 2>/dev/null || true
    done)
    [ -n "$left" ] || break
    sleep 2
  done
  if [ -n "$left" ]; then
    echo "left behind: $left"
    return 1
  fi
  echo "$(k get persistentvolumeclaims --no-headers | wc -l) volumes are left"
}

if [ "$BUILD_STORES" = true ] && [ -z "$LOAD_IMAGES" ]; then
  echo 'BUILD_STORES=true needs LOAD_IMAGES: the images of the backing services are not pushed' >&2
  exit 2
fi
kubectl create namespace "$NAMESPACE" >/dev/null
trap 'rm -rf "$scratch"' EXIT
step 'build the images' build
[ -z "$LOAD_IMAGES" ] || step 'load the images' load_images
step 'install' chart install "$first"
step 'helm test' run_test
step 'memory of all Node pods' memory
step 'upgrade to another image under load' upgrade_under_load
step 'delete a pod of each component under load' delete_one_of_each
step 'delete the pod of each backing service under load' delete_stores
step 'helm test again' run_test
step 'memory of all Node pods after the load' memory
step 'uninstall' uninstall
kubectl delete namespace "$NAMESPACE" --wait=false >/dev/null
echo 'All is well.'
