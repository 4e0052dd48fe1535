# shellcheck shell=bash
# Common parts of install, upgrade, restore and status. Each of them sets `set -euo pipefail` and sources this file.
#
#   KUBECONFIG      a cluster that is there; without it this server gets k3s
#   SHOP_SETTINGS   the settings file; /etc/print-shop/shop.env without it
#   SHOP_WAIT       how long pods may take to be ready; 15m without it

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
CHART=$(cd "$HERE/../.." && pwd)/charts/print-shop
VALUES=$(cd "$HERE/../.." && pwd)/deploy/values/one-machine.yaml
RELEASE=shop
WAIT=${SHOP_WAIT:-15m}
POLL_SECONDS=${POLL_SECONDS:-3}
BACKUP_SECRET=print-shop-backup
# The mark of a restore that has not ended: a ConfigMap with the name of the backup, and whether the data that are there may be deleted.
MARK=$RELEASE-restoring
MOST_FAILED_POLLS=20

say() { printf '%s\n' "$*"; }
warn() { printf 'Warning: %s\n' "$*" >&2; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# shellcheck source=settings.sh
. "$HERE/settings.sh"
# shellcheck source=k3s.sh
. "$HERE/k3s.sh"
# shellcheck source=preflight.sh
. "$HERE/preflight.sh"

# Whether the cluster is the k3s of this server.
is_own_server() { [ -z "${KUBECONFIG:-}" ] || [ "$KUBECONFIG" = "$K3S_FOLDER/k3s.yaml" ]; }

# print_help FILE: prints the comment at the top of a command.
print_help() { sed -n '2,/^[^#]/ s/^# \{0,1\}//p' "$1"; }

# Makes a folder that only this user reads. It goes with the command, and so does a program that still runs.
open_scratch() {
  umask 077
  SCRATCH=$(mktemp -d)
  trap 'finish' EXIT
}

finish() {
  if [ -n "${CHILD:-}" ] && kill "$CHILD" 2>/dev/null; then wait "$CHILD" || true; fi
  rm -rf "$SCRATCH"
}

# Keeps other commands that change the shop out until this one ends.
begin() {
  local folder
  folder=$(dirname "$SETTINGS_FILE")
  open_scratch
  { mkdir -p "$folder" && [ -w "$folder" ]; } 2>/dev/null || fail "$folder can't be written: run the command with sudo."
  exec 9>"$folder/.lock"
  flock -n 9 || fail 'Another install, upgrade or restore runs on this server: wait until it ends.'
}

# The cluster that later commands speak to.
use_cluster() { export KUBECONFIG=${KUBECONFIG:-$K3S_FOLDER/k3s.yaml}; }

# Makes sure of k3s and Helm where the cluster is that of this server.
ensure_cluster() {
  use_cluster
  if is_own_server; then
    ensure_k3s
    ensure_helm
  fi
}

k() { kubectl --namespace "$(setting NAMESPACE)" "$@"; }
h() { helm --namespace "$(setting NAMESPACE)" "$@"; }

# Like ensure_cluster, but leaves a cluster that answers as it is.
reach_cluster() {
  use_cluster
  kubectl --request-timeout=15s get namespaces >/dev/null 2>&1 || ensure_cluster
}

# Whether a restore has begun and not ended.
is_marked() {
  local found
  found=$(k get configmap "$MARK" --ignore-not-found -o name) || fail 'The cluster does not answer: run status, and this again.'
  [ -n "$found" ]
}

# Ends while only a part of the data may be there.
refuse_while_restoring() {
  ! is_marked || fail 'A restore has begun and not ended, so the shop must not start: run "restore", which goes on with it.'
}

# Ends where the cluster or the release is not there, for commands that need a shop.
need_shop() {
  [ -e "$SETTINGS_FILE" ] || fail "There is no $SETTINGS_FILE: run install first."
  use_cluster
  [ -r "$KUBECONFIG" ] || fail "$KUBECONFIG can't be read: run the command with sudo, and install first."
  k get namespace "$(setting NAMESPACE)" >/dev/null 2>"$SCRATCH/error" ||
    fail "The shop is not installed, or its cluster does not answer ($(tail -n 1 "$SCRATCH/error")): run install first."
  [ -n "$(deployed_revision)" ] || fail 'The shop is not installed completely: run install first.'
}

# apply_secret NAME KEY=SETTING...: makes or changes a Secret. Values go by files, as arguments are seen by all users.
apply_secret() {
  local name=$1 pair files=()
  shift
  for pair in "$@"; do
    setting "${pair#*=}" >"$SCRATCH/$name.${pair%%=*}"
    files+=("--from-file=${pair%%=*}=$SCRATCH/$name.${pair%%=*}")
  done
  k create secret generic "$name" "${files[@]}" --dry-run=client -o yaml | k apply -f - >/dev/null
}

apply_namespace() { kubectl create namespace "$(setting NAMESPACE)" --dry-run=client -o yaml | kubectl apply -f - >/dev/null; }

# apply_backup_secret NAME: the keys to the place of the backups.
apply_backup_secret() { apply_secret "$1" access-key=BACKUP_ACCESS_KEY secret-key=BACKUP_SECRET_KEY passphrase=BACKUP_PASSPHRASE; }

# Makes the namespace, and the Secrets that the values name.
apply_settings() {
  apply_namespace
  [ -z "$(setting SMTP_URL)" ] || apply_secret print-shop-mail smtp-url=SMTP_URL
  [ -z "$(setting RAZORPAY_KEY_ID)" ] ||
    apply_secret print-shop-razorpay key-id=RAZORPAY_KEY_ID key-secret=RAZORPAY_KEY_SECRET webhook-secret=RAZORPAY_WEBHOOK_SECRET
  ! has_backup || apply_backup_secret "$BACKUP_SECRET"
  [ -z "$(setting REGISTRY_USER)" ] || apply_registry_secret print-shop-registry
}

# apply_registry_secret NAME: the user and the password of the registry.
apply_registry_secret() {
  local host
  host=$(setting IMAGE_REGISTRY)
  host=${host%%/*}
  [ "$host" != docker.io ] || host=https://index.docker.io/v1/
  printf '{"auths":{"%s":{"auth":"%s"}}}' "$host" "$(printf '%s:%s' "$(setting REGISTRY_USER)" "$(setting REGISTRY_PASSWORD)" | base64 -w0)" \
    >"$SCRATCH/registry.json"
  k create secret generic "$1" --type=kubernetes.io/dockerconfigjson --from-file=.dockerconfigjson="$SCRATCH/registry.json" \
    --dry-run=client -o yaml | k apply -f - >/dev/null
}

# quoted NAME: a setting as a text of YAML.
quoted() {
  local text
  text=$(setting "$1")
  printf "'%s'" "${text//\'/\'\'}"
}

# The port of SMTP_URL, or that of its scheme.
mail_port() {
  local url host
  url=$(setting SMTP_URL)
  host=${url##*@}
  host=${host#*://}
  host=${host%%/*}
  if [[ $host =~ :([0-9]+)$ ]]; then
    printf '%s' "${BASH_REMATCH[1]}"
  elif [[ $url == smtps://* ]]; then
    printf 465
  else
    printf 587
  fi
}

# settings_values TAG: prints the settings as values of the chart.
settings_values() {
  cat <<YAML
publicUrl: https://$(setting DOMAIN)
image: { registry: $(quoted IMAGE_REGISTRY), tag: '$1' }
admin: { email: $(quoted ADMIN_EMAIL) }
YAML
  if [ "$(setting TLS)" = acme ]; then
    echo "ingress: { host: $(quoted DOMAIN) }"
  else
    # The proxy is not known here, so no header of it is believed; values.yaml of the operator may name it.
    echo 'ingress: { enabled: false }'
    echo 'components: { gateway: { trustedProxies: 0 } }'
    echo 'networkPolicy: { gatewayFrom: [] }'
  fi
  [ -z "$(setting SMTP_URL)" ] || echo "mail: { existingSecret: print-shop-mail, from: $(quoted MAIL_FROM), port: $(mail_port) }"
  [ -z "$(setting RAZORPAY_KEY_ID)" ] || echo 'payments: { razorpay: { existingSecret: print-shop-razorpay } }'
  if has_backup; then
    cat <<YAML
backup:
  enabled: true
  secret: $BACKUP_SECRET
  keepDays: $(setting BACKUP_KEEP_DAYS)
  target:
    endpoint: $(quoted BACKUP_ENDPOINT)
    region: $(quoted BACKUP_REGION)
    bucket: $(quoted BACKUP_BUCKET)
    prefix: $(quoted BACKUP_PREFIX)
    pathStyle: $(setting BACKUP_PATH_STYLE)
YAML
  fi
}

# The revisions of the release and their states, the oldest first.
revisions() {
  k get secrets -l "owner=helm,name=$RELEASE" -o 'jsonpath={range .items[*]}{.metadata.labels.version} {.metadata.labels.status}{"\n"}{end}' | sort -n
}

# The newest revision that was complete once; nothing where there is none.
deployed_revision() { revisions | awk '$2 == "deployed" || $2 == "superseded" { found = $1 } END { print found }'; }

# What the release runs.
deployed_tag() { k get deployment "$RELEASE-gateway" -o 'jsonpath={.metadata.labels.app\.kubernetes\.io/version}' 2>/dev/null || true; }

# The chart of the release with its version, and that of these files.
deployed_chart() { k get deployment "$RELEASE-gateway" -o 'jsonpath={.metadata.labels.helm\.sh/chart}' 2>/dev/null || true; }
chart_field() { sed -n "s/^$1: *\"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" "$CHART/Chart.yaml"; }
own_chart() { printf '%s-%s' "$(chart_field name)" "$(chart_field version)"; }

# Ends what an interrupted or failed command has left: goes back to the last complete revision, or begins the first one afresh.
# Volumes and generated passwords stay.
settle_release() {
  local state complete
  state=$(revisions | awk 'END { print $2 }')
  case $state in '' | deployed | uninstalled) return ;; esac
  complete=$(deployed_revision)
  if [ -n "$complete" ]; then
    say "The last change did not end ($state): going back to revision $complete"
    roll_back "$complete" || fail "Revision $complete does not start ($(tail -n 1 "$SCRATCH/rollback.log")): run status, and this again."
  else
    say "The last install did not end ($state): beginning again, with the volumes and passwords that are there"
    h uninstall "$RELEASE" --wait --timeout 5m >/dev/null || fail 'The unfinished install can not be removed: run "helm uninstall" for it.'
  fi
}

# roll_back REVISION: goes back to it, and removes the jobs that a failed upgrade has left. Why it fails is in $SCRATCH/rollback.log.
roll_back() {
  k delete job "$RELEASE-indexes" "$RELEASE-first-admin" --ignore-not-found >/dev/null
  h rollback "$RELEASE" "$1" --wait --timeout "$WAIT" >"$SCRATCH/rollback.log" 2>&1
}

# The pods of the shop that are not ready, each with its reason. Those of ended jobs do not count.
pod_faults() {
  local path
  path='{.metadata.name}{"\t"}{.status.phase}{"\t"}{.status.conditions[?(@.type=="Ready")].status}{"\t"}'
  path+='{.status.initContainerStatuses[*].state.waiting.reason} {.status.containerStatuses[*].state.waiting.reason}{"\t"}'
  path+='{.status.conditions[?(@.type=="PodScheduled")].message}'
  k get pods -l "app.kubernetes.io/instance=$RELEASE" -o "jsonpath={range .items[*]}$path{\"\\n\"}{end}" |
    awk -F'\t' '$2 != "Succeeded" && $2 != "Failed" && $3 != "True" {
      reason = $4
      gsub(/PodInitializing/, "", reason)
      gsub(/^ +| +$/, "", reason)
      if (reason == "") reason = $5
      if (reason == "") reason = "not ready yet"
      print $1 ": " reason
    }'
}

is_image_fault() { grep -qE ': .*(ErrImagePull|ImagePullBackOff|InvalidImageName|ErrImageNeverPull)'; }

# Prints the options of Helm with which only the backing services run, one a line.
stopped_options() {
  local component
  echo --set=defaults.replicas=0
  for component in $(sed -n '/^components:/,/^[a-z]/ s/^  \([a-z-]*\):.*/\1/p' "$CHART/values.yaml"); do
    echo "--set=components.$component.replicas=0"
  done
}

# run_watched PROGRAM...: says every 15 s how many pods are not ready. Stops the program when an image can't be pulled for half a minute.
run_watched() {
  local faults rounds=0 unavailable=0 said=''
  "$@" >"$SCRATCH/helm.log" 2>&1 9>&- &
  CHILD=$!
  while kill -0 "$CHILD" 2>/dev/null; do
    sleep "$POLL_SECONDS"
    rounds=$((rounds + 1))
    [ $((rounds % 5)) = 0 ] || continue
    faults=$(pod_faults)
    [ -z "$faults" ] || [ "$faults" = "$said" ] || say "  waiting for $(wc -l <<<"$faults") pods"
    said=$faults
    if is_image_fault <<<"$faults"; then unavailable=$((unavailable + 1)); else unavailable=0; fi
    if [ "$unavailable" -ge 3 ]; then
      kill "$CHILD" 2>/dev/null || true
      wait "$CHILD" || true
      CHILD=
      say "An image can't be pulled: $(grep -m 1 -E 'Image' <<<"$faults")" >&2
      return 1
    fi
  done
  if wait "$CHILD"; then
    CHILD=
    return
  fi
  CHILD=
  tail -n 3 "$SCRATCH/helm.log" >&2
  pod_faults >&2
  return 1
}

# apply_chart TAG [OPTION...]: installs or upgrades, and waits until all is ready.
apply_chart() {
  local tag=$1 files=(-f "$VALUES") own
  shift
  own=$(dirname "$SETTINGS_FILE")/values.yaml
  settings_values "$tag" >"$SCRATCH/values.yaml"
  [ -z "$(setting REGISTRY_USER)" ] || files+=(--set 'image.pullSecrets={print-shop-registry}')
  files+=(-f "$SCRATCH/values.yaml")
  [ ! -e "$own" ] || files+=(-f "$own")
  run_watched helm --namespace "$(setting NAMESPACE)" upgrade --install "$RELEASE" "$CHART" "${files[@]}" --wait --timeout "$WAIT" --history-max 5 "$@"
}

run_test() {
  h test "$RELEASE" --timeout 5m >"$SCRATCH/test.log" 2>&1 && return
  tail -n 5 "$SCRATCH/test.log" >&2
  k logs "$RELEASE-main-job" --tail=5 >&2 2>/dev/null || true
  return 1
}

# run_job CRONJOB ENV...: runs a job of a CronJob now and waits for its end. What it said last is in $SCRATCH/job.log.
run_job() {
  local cronjob=$1 name state='' failed=0
  : >"$SCRATCH/job.log"
  name=$cronjob-$(date +%s)
  shift
  k create job --from="cronjob/$cronjob" "$name" --dry-run=client -o json >"$SCRATCH/job.json" || return 1
  if [ $# -gt 0 ]; then
    k set env --local -f "$SCRATCH/job.json" "$@" -o json >"$SCRATCH/job-env.json"
    mv "$SCRATCH/job-env.json" "$SCRATCH/job.json"
  fi
  k create -f "$SCRATCH/job.json" >/dev/null || return 1
  # Other conditions, such as FailureTarget, come while pods still end.
  while [[ " $state " != *' Complete '* && " $state " != *' Failed '* ]]; do
    sleep "$POLL_SECONDS"
    if state=$(k get job "$name" -o 'jsonpath={.status.conditions[?(@.status=="True")].type}'); then
      failed=0
    else
      failed=$((failed + 1))
      [ "$failed" -lt "$MOST_FAILED_POLLS" ] || return 1
    fi
  done
  k logs "job/$name" --tail=20 >"$SCRATCH/job.log" 2>&1 || true
  [[ " $state " == *' Complete '* ]]
}

# delete_jobs CRONJOB...: deletes their jobs, and waits until no pod of them runs.
delete_jobs() {
  local owned jobs
  owned=$(k get jobs -o 'jsonpath={range .items[*]}{.metadata.name} {.metadata.ownerReferences[*].name}{"\n"}{end}') || return 1
  mapfile -t jobs < <(awk -v names=" $* " 'NF == 2 && index(names, " " $2 " ") { print $1 }' <<<"$owned")
  [ "${#jobs[@]}" = 0 ] || k delete job "${jobs[@]}" --ignore-not-found --cascade=foreground --wait --timeout=3m >/dev/null
}

# Makes a backup now. Says what it holds, or why there is none.
back_up() {
  say 'Making a backup'
  if ! run_job "$RELEASE-backup"; then
    tail -n 3 "$SCRATCH/job.log" >&2 || true
    return 1
  fi
  say "  $(tail -n 1 "$SCRATCH/job.log")"
}
