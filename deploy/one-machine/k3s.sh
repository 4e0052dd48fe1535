# shellcheck shell=bash
# Installs k3s and Helm in versions of which the checksums are known. Sourced by lib.sh.

K3S_VERSION=v1.36.4+k3s1
# The checksum of install.sh at that tag. The script compares the program with the checksums of the release.
K3S_INSTALLER_SHA256=46177d4c99440b4c0311b67233823a8e8a2fc09693f6c89af1a7161e152fbfad
HELM_VERSION=v3.19.0
HELM_AMD64_SHA256=a7f81ce08007091b86d8bd696eb4d86b8d0f2e1b9f6c714be62f82f96a594496
HELM_ARM64_SHA256=440cf7add0aee27ebc93fada965523c1dc2e0ab340d4348da2215737fc0d76ad
K3S_FOLDER=${K3S_FOLDER:-/etc/rancher/k3s}
K3S_CONFIG=$K3S_FOLDER/config.yaml.d/print-shop.yaml
K3S_RESTART=$K3S_FOLDER/print-shop-needs-restart
K3S_MANIFESTS=${K3S_MANIFESTS:-/var/lib/rancher/k3s/server/manifests}

# download URL SHA256 FILE
download() {
  curl -fsSL --retry 3 --max-time 300 -o "$3" "$1" || fail "$1 can't be downloaded: check the network of this server, and run this again."
  sha256sum --check --status <<<"$2  $3" || fail "$1 has another checksum than this release expects, and was not run: run this again, or take the newest release of the shop."
}

# is_older A B: whether version A comes before version B.
is_older() { [ "$1" != "$2" ] && [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

# k3s reads both files when it starts, and settings of the operator in others. A file beside them says from a change on that k3s has to start again. Requests of pods are kept off the memory of k3s and of the system.
configure_k3s() {
  local disable='[servicelb]' next
  [ "$(setting TLS)" = acme ] || disable='[servicelb, traefik]'
  mkdir -p "$(dirname "$K3S_CONFIG")" "$K3S_MANIFESTS"
  next=$(cat <<YAML
write-kubeconfig-mode: "0600"
secrets-encryption: true
disable: $disable
kubelet-arg: ["system-reserved=cpu=100m,memory=800Mi"]
YAML
  )
  if [ "$next" != "$(cat "$K3S_CONFIG" 2>/dev/null)" ]; then
    touch "$K3S_RESTART"
    printf '%s\n' "$next" >"$K3S_CONFIG"
  fi
  if [ "$(setting TLS)" = acme ]; then
    sed "s|=ACME_EMAIL\$|=$(setting ACME_EMAIL)|" "$HERE/traefik.yaml" >"$K3S_MANIFESTS/print-shop-traefik.yaml"
  else
    rm -f "$K3S_MANIFESTS/print-shop-traefik.yaml"
  fi
}

# Installs k3s, or a newer version over an older one; starts it, and waits until the server is ready.
ensure_k3s() {
  local have=''
  configure_k3s
  ! has_k3s || have=$(k3s --version | awk 'NR == 1 { print $3 }')
  if [ -z "$have" ] || is_older "$have" "$K3S_VERSION"; then
    say "Installing k3s $K3S_VERSION"
    download "https://raw.githubusercontent.com/k3s-io/k3s/${K3S_VERSION/+/%2B}/install.sh" "$K3S_INSTALLER_SHA256" "$SCRATCH/install-k3s.sh"
    INSTALL_K3S_VERSION=$K3S_VERSION sh "$SCRATCH/install-k3s.sh" >"$SCRATCH/k3s.log" 2>&1 ||
      fail "k3s could not be installed ($(tail -n 1 "$SCRATCH/k3s.log")): see \"journalctl -u k3s\", and run this again."
  elif [ -e "$K3S_RESTART" ]; then
    systemctl restart k3s || fail 'k3s does not start: see "journalctl -u k3s", and run this again.'
  else
    systemctl start k3s || fail 'k3s does not start: see "journalctl -u k3s", and run this again.'
  fi
  rm -f "$K3S_RESTART"
  for _ in $(seq 90); do
    ! kubectl wait node --all --for=condition=Ready --timeout=2s >/dev/null 2>&1 || return 0
    sleep 2
  done
  fail 'k3s is not ready after three minutes: see "journalctl -u k3s", and run this again.'
}

ensure_helm() {
  local sum=$HELM_AMD64_SHA256 name=amd64
  ! command -v helm >/dev/null 2>&1 || return 0
  if [ "$(uname -m)" = aarch64 ]; then sum=$HELM_ARM64_SHA256 name=arm64; fi
  say "Installing Helm $HELM_VERSION"
  download "https://get.helm.sh/helm-$HELM_VERSION-linux-$name.tar.gz" "$sum" "$SCRATCH/helm.tar.gz"
  tar -xzf "$SCRATCH/helm.tar.gz" -C "$SCRATCH" "linux-$name/helm"
  install -m 755 "$SCRATCH/linux-$name/helm" /usr/local/bin/helm
}
