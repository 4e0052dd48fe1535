# shellcheck shell=bash
# Looks at the server before anything is changed. Each check prints a sentence for a fault, and nothing where all is well. Sourced by lib.sh.

SYSTEMS='debian 12, debian 13, ubuntu 22.04, ubuntu 24.04 or ubuntu 26.04'
LEAST_MEMORY_MIB=3600
LEAST_DISK_MIB=15000
LEAST_DISK_LATER_MIB=3000
MOST_CLOCK_SECONDS=60
OS_RELEASE=${OS_RELEASE:-/etc/os-release}

has_k3s() { command -v k3s >/dev/null 2>&1; }

check_user() { [ "$(id -u)" = 0 ] || echo 'This command changes the system: run it with sudo.'; }

check_system() {
  local id version
  id=$(sed -n 's/^ID=//p' "$OS_RELEASE" 2>/dev/null | tr -d '"')
  version=$(sed -n 's/^VERSION_ID=//p' "$OS_RELEASE" 2>/dev/null | tr -d '"')
  [[ " ${SYSTEMS//,/ } " == *" $id $version "* ]] ||
    echo "This server runs ${id:-an unknown system} ${version:-}: rent one with $SYSTEMS, or name a cluster by KUBECONFIG."
  case $(uname -m) in
    x86_64 | aarch64) ;;
    *) echo "The processor $(uname -m) is not supported: rent a server with x86_64 or aarch64." ;;
  esac
}

check_tools() {
  local tool missing=''
  for tool in curl tar ss free base32 flock openssl; do command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"; done
  [ -z "$missing" ] ||
    echo "These programs are missing:$missing. Run: apt-get update && apt-get install -y curl tar iproute2 procps coreutils util-linux openssl ca-certificates"
}

check_memory() {
  local mib
  mib=$(free -m | awk '/^Mem:/ { print $2 }')
  [ "$mib" -ge "$LEAST_MEMORY_MIB" ] || echo "This server has $mib MiB of memory and the shop needs $LEAST_MEMORY_MIB: rent one with 4 GB or more."
}

# The folder of k3s is made later, so its nearest parent counts.
check_disk() {
  local free least=$LEAST_DISK_MIB
  ! has_k3s || least=$LEAST_DISK_LATER_MIB
  free=$(df -Pm /var/lib | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$least" ] || echo "/var/lib has $free MiB left and needs $least: delete files, or give the server a larger disk."
}

# Where k3s runs, the ports are its own.
check_ports() {
  local port holder
  ! has_k3s || return 0
  for port in 80 443 6443; do
    holder=$(ss -Hltnp "sport = :$port" | sed -n 's/.*users:(("\([^"]*\)",pid=\([0-9]*\).*/\1 (process \2)/p' | head -n 1)
    [ -z "$(ss -Hltn "sport = :$port")" ] || echo "Port $port is taken by ${holder:-another program}: stop and disable it, then run this again."
  done
}

# Our configuration would change the k3s of somebody else.
check_k3s() {
  ! has_k3s || [ -e "$K3S_CONFIG" ] ||
    echo "This server has a k3s that install did not set up: copy $K3S_FOLDER/k3s.yaml and name the copy by KUBECONFIG, or rent an empty server."
}

# own_addresses: the addresses of this server, one a line.
own_addresses() { hostname -I | tr ' ' '\n' | sed '/^$/d'; }

# check_dns DOMAIN
check_dns() {
  [ -n "$(getent ahosts "$1")" ] ||
    echo "$1 has no address: add a DNS record A with the address of this server, wait some minutes, and run this again. --skip-dns goes on without it."
}

# Behind a provider's translation of addresses, a server does not know its own one. So this warns only.
warn_dns() {
  local addresses address
  addresses=$(getent ahosts "$1" | awk '{ print $1 }' | sort -u)
  for address in $addresses; do ! grep -qxF -e "$address" <<<"$(own_addresses)" || return 0; done
  echo "$1 leads to $(tr '\n' ' ' <<<"$addresses"), which is no address of this server's own. Make sure that ports 80 and 443 there lead here."
}

warn_firewall() {
  command -v ufw >/dev/null 2>&1 || return 0
  ! grep -q '^Status: active' <<<"$(ufw status 2>/dev/null)" ||
    echo 'The firewall ufw is active. Let the shop through: ufw allow 80,443/tcp && ufw allow from 10.42.0.0/16 && ufw allow from 10.43.0.0/16'
}

# registry_host REGISTRY: the host that answers for it.
registry_host() {
  local host=${1%%/*}
  [ "$host" != docker.io ] || host=registry-1.docker.io
  printf '%s' "$host"
}

# check_registry REGISTRY: whether it answers, and by its clock whether this server's one is right.
check_registry() {
  local host reply seconds there away
  host=$(registry_host "$1")
  if ! reply=$(curl -sS --max-time 15 -o /dev/null -D - "https://$host/v2/" 2>&1); then
    echo "The registry $host does not answer ($(tail -n 1 <<<"$reply")): check IMAGE_REGISTRY, the network and the clock of this server."
    return
  fi
  case $(sed -n '1s/^[^ ]* \([0-9]*\).*/\1/p' <<<"$reply") in
    200 | 401 | 403) ;;
    *) echo "$host is no image registry ($(head -n 1 <<<"$reply" | tr -d '\r')): correct IMAGE_REGISTRY." ;;
  esac
  there=$(sed -n 's/^[Dd]ate: *\(.*\)\r\{0,1\}$/\1/p' <<<"$reply" | head -n 1)
  { [ -n "$there" ] && seconds=$(date -d "$there" +%s 2>/dev/null); } || return 0
  away=$(($(date +%s) - seconds))
  [ "${away#-}" -le "$MOST_CLOCK_SECONDS" ] ||
    echo "The clock of this server is ${away#-} seconds wrong: run \"timedatectl set-ntp true\" and wait until \"timedatectl\" says that it is synchronised."
}

# check_cluster: that of KUBECONFIG, which this command does not make.
check_cluster() {
  command -v kubectl >/dev/null 2>&1 || echo 'KUBECONFIG names a cluster and kubectl is missing: install it (https://kubernetes.io/docs/tasks/tools).'
  command -v helm >/dev/null 2>&1 || echo 'KUBECONFIG names a cluster and Helm is missing: install 3.10 or newer (https://helm.sh/docs/intro/install).'
  if command -v kubectl >/dev/null 2>&1 && ! kubectl --request-timeout=15s get namespaces >/dev/null 2>&1; then
    echo "The cluster that $KUBECONFIG names does not answer: check the file and the cluster with \"kubectl get nodes\"."
  fi
}

# server_faults SKIP_DNS: prints a sentence for each fault.
server_faults() {
  local missing
  if ! is_own_server; then
    check_cluster
    return
  fi
  check_user
  check_system
  missing=$(check_tools)
  if [ -n "$missing" ]; then
    echo "$missing"
    return
  fi
  check_memory
  check_disk
  check_ports
  check_k3s
  [ "$1" = yes ] || [ "$(setting TLS)" = none ] || check_dns "$(setting DOMAIN)"
  check_registry "$(setting IMAGE_REGISTRY)"
}

# check_server SKIP_DNS: ends with a sentence for each fault. Nothing has been changed then.
check_server() {
  local faults warning
  faults=$(server_faults "$1")
  [ -z "$faults" ] || fail "$faults"
  is_own_server || return 0
  if [ "$1" = no ] && [ "$(setting TLS)" = acme ]; then
    warning=$(warn_dns "$(setting DOMAIN)")
    [ -z "$warning" ] || warn "$warning"
  fi
  warning=$(warn_firewall)
  [ -z "$warning" ] || warn "$warning"
}
