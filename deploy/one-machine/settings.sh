# shellcheck shell=bash
# The settings file: reads, checks and writes it. Sourced by lib.sh.

SETTINGS_FILE=${SHOP_SETTINGS:-/etc/print-shop/shop.env}
SETTINGS_EXAMPLE=$HERE/shop.env.example
declare -A SETTINGS=()

# The names of all settings, in the order of the file.
mapfile -t SETTING_NAMES < <(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$SETTINGS_EXAMPLE")

is_setting() { [[ $1 =~ ^[A-Z_]+$ && " ${SETTING_NAMES[*]} " == *" $1 "* ]]; }

# setting NAME: prints the value, or nothing.
setting() { printf '%s' "${SETTINGS[$1]:-}"; }

# read_settings FILE: fills SETTINGS. Values are literal: quotes and dollar signs are part of them.
read_settings() {
  local line name number=0
  while IFS= read -r line || [ -n "$line" ]; do
    number=$((number + 1))
    line=${line%$'\r'}
    case $line in '' | '#'*) continue ;; esac
    name=${line%%=*}
    if [[ $line != *=* ]] || ! is_setting "$name"; then
      fail "$1, line $number: \"$name\" is no setting; write NAME=value with a name of $SETTINGS_EXAMPLE."
    fi
    SETTINGS[$name]=${line#*=}
  done <"$1"
}

# load_settings: those of the example, over them those of the file where there is one.
load_settings() {
  read_settings "$SETTINGS_EXAMPLE"
  [ ! -e "$SETTINGS_FILE" ] && return
  [ -r "$SETTINGS_FILE" ] || fail "$SETTINGS_FILE can't be read; run the command with sudo."
  read_settings "$SETTINGS_FILE"
}

# store_settings: writes SETTINGS to the file, which only its owner reads. Its comments and its order stay.
store_settings() {
  local from=$SETTINGS_EXAMPLE line name next
  local -A written=()
  [ ! -e "$SETTINGS_FILE" ] || from=$SETTINGS_FILE
  mkdir -p "$(dirname "$SETTINGS_FILE")"
  next=$(mktemp "$SETTINGS_FILE.XXXXXX")
  while IFS= read -r line || [ -n "$line" ]; do
    name=${line%%=*}
    if [[ $line == [A-Z]*=* ]]; then
      written[$name]=yes
      line="$name=$(setting "$name")"
    fi
    printf '%s\n' "$line"
  done <"$from" >"$next"
  for name in "${SETTING_NAMES[@]}"; do
    [ -n "${written[$name]:-}" ] || printf '%s=%s\n' "$name" "$(setting "$name")" >>"$next"
  done
  chmod 600 "$next"
  mv "$next" "$SETTINGS_FILE"
}

# take_option OPTION VALUE: an option is a setting in small letters, like --admin-email for ADMIN_EMAIL.
take_option() {
  local name=${1#--}
  name=${name//-/_}
  name=${name^^}
  [[ $1 == --* ]] && is_setting "$name" || fail "There is no option $1; --help lists the options."
  [ -n "${2+set}" ] || fail "$1 needs a value after it."
  [[ $2 != *$'\n'* ]] || fail "The value of $1 must be one line."
  SETTINGS[$name]=$2
}

# ask NAME QUESTION: asks for a setting that is empty, where somebody sits at the terminal.
ask() {
  local answer
  [ -z "$(setting "$1")" ] && [ -t 0 ] || return 0
  read -r -p "$2: " answer
  SETTINGS[$1]=$answer
}

# ask_secret NAME QUESTION: like ask, but what is typed is not shown.
ask_secret() {
  local answer
  [ -z "$(setting "$1")" ] && [ -t 0 ] || return 0
  read -rs -p "$2 (not shown): " answer
  printf '\n' >&2
  SETTINGS[$1]=$answer
}

# setting_faults: prints a sentence for each setting that is missing or wrong.
setting_faults() {
  local name
  local email='^[^@[:space:]]+@[^@[:space:]]+$'
  wants() { # NAME PATTERN WHAT
    [ -n "$(setting "$1")" ] || return 0
    [[ $(setting "$1") =~ $2 ]] || echo "$1 must be $3."
  }
  needed() {
    local option=${1,,}
    [ -n "$(setting "$1")" ] || echo "$1 is missing: set it in $SETTINGS_FILE, or give --${option//_/-}."
  }
  together() { # NAME...: all of them or none
    local some='' missing='' one
    for one in "$@"; do if [ -n "$(setting "$one")" ]; then some=$one; else missing="$missing $one"; fi; done
    [ -z "$some" ] || [ -z "$missing" ] || echo "$some is set, so$missing must be set, too."
  }
  needed DOMAIN
  needed ADMIN_EMAIL
  ! is_own_server || needed IMAGE_REGISTRY
  wants DOMAIN '^([a-z0-9]([-a-z0-9]*[a-z0-9])?\.)+[a-z]{2,}$' 'a host name like shop.example.com, in small letters'
  wants ADMIN_EMAIL "$email" 'an email address'
  wants ACME_EMAIL "$email" 'an email address'
  wants TLS '^(acme|none)$' '"acme" or "none"'
  wants IMAGE_REGISTRY '^[^/[:space:]][^[:space:]]*[^/[:space:]]$' 'a registry and its folder, without https:// and without a slash at the end'
  [[ $(setting IMAGE_REGISTRY) != *://* ]] || echo 'IMAGE_REGISTRY must begin with the host, without https://.'
  wants IMAGE_TAG '^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$' 'a version like 1.2.3'
  wants SMTP_URL '^smtps?://[^[:space:]]+$' 'an address like smtps://user:password@mail.example.com:465'
  wants BACKUP_ENDPOINT '^https?://[^[:space:]/]+/?$' 'the address of an S3 service, like https://s3.example.com'
  [[ $(setting BACKUP_PATH_STYLE) == @(true|false) ]] || echo 'BACKUP_PATH_STYLE must be "true" or "false".'
  wants BACKUP_KEEP_DAYS '^[1-9][0-9]{0,3}$' 'a number of days'
  wants NAMESPACE '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$' 'the name of a namespace'
  together SMTP_URL MAIL_FROM
  together RAZORPAY_KEY_ID RAZORPAY_KEY_SECRET RAZORPAY_WEBHOOK_SECRET
  together REGISTRY_USER REGISTRY_PASSWORD
  together BACKUP_BUCKET BACKUP_ENDPOINT BACKUP_ACCESS_KEY BACKUP_SECRET_KEY
}

has_backup() { [ -n "$(setting BACKUP_BUCKET)" ]; }

# complete_settings: asks for what is missing, sets the rest, and ends with a sentence for each fault.
complete_settings() {
  local faults
  ask DOMAIN 'Address of the shop, such as shop.example.com'
  ask ADMIN_EMAIL 'Email address of the owner'
  ! is_own_server || ask IMAGE_REGISTRY 'Registry and folder of the images'
  [ -z "$(setting REGISTRY_USER)" ] || ask_secret REGISTRY_PASSWORD "Password of $(setting REGISTRY_USER) at the registry"
  ask_secret SMTP_URL 'Mail server, such as smtps://user:password@mail.example.com:465, or nothing for no email'
  [ -z "$(setting SMTP_URL)" ] || ask MAIL_FROM 'Sender of email, such as My Shop <shop@example.com>'
  if [ -n "$(setting RAZORPAY_KEY_ID)" ]; then
    ask_secret RAZORPAY_KEY_SECRET 'Key secret of Razorpay'
    ask_secret RAZORPAY_WEBHOOK_SECRET 'Webhook secret of Razorpay'
  fi
  ask BACKUP_BUCKET 'Bucket for the backups of each night (empty: no backups)'
  if has_backup; then
    ask BACKUP_ENDPOINT 'Address of its S3 service, such as https://s3.example.com'
    ask BACKUP_ACCESS_KEY 'Access key of the bucket'
    ask_secret BACKUP_SECRET_KEY 'Secret key of the bucket'
    [ -n "$(setting BACKUP_PASSPHRASE)" ] || SETTINGS[BACKUP_PASSPHRASE]=$(new_passphrase)
  fi
  [ -n "$(setting IMAGE_TAG)" ] || SETTINGS[IMAGE_TAG]=$(chart_field appVersion)
  [ -n "$(setting ACME_EMAIL)" ] || SETTINGS[ACME_EMAIL]=$(setting ADMIN_EMAIL)
  faults=$(setting_faults)
  [ -z "$faults" ] || fail "$faults"
}

# A passphrase of 160 bits.
new_passphrase() { head -c 20 /dev/urandom | base32 | tr -d '=\n'; }
