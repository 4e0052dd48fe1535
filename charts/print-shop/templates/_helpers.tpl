{{- define "shop.name" -}}
{{ default .Release.Name .Values.fullnameOverride | trunc 40 | trimSuffix "-" }}
{{- end }}

{{/* The port of an http address. */}}
{{- define "shop.urlPort" -}}
{{- $url := urlParse . -}}
{{ regexFind ":[0-9]+$" $url.host | trimPrefix ":" | default (ternary 443 80 (eq $url.scheme "https")) }}
{{- end }}

{{/* Labels that never change; call with (list $ "component"). */}}
{{- define "shop.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: print-shop
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* Labels of pods: without versions, so that a pod is only replaced when something in it changes. */}}
{{- define "shop.podLabels" -}}
{{ include "shop.selector" . }}
app.kubernetes.io/part-of: print-shop
{{- end }}

{{- define "shop.labels" -}}
{{- $root := index . 0 -}}
{{ include "shop.selector" . }}
app.kubernetes.io/part-of: print-shop
app.kubernetes.io/version: {{ default $root.Chart.AppVersion $root.Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ $root.Chart.Name }}-{{ $root.Chart.Version }}
{{- end }}

{{/* The service of a component: for a worker that of which it is, else the component itself; call with (list "component" $settings). */}}
{{- define "shop.service" -}}
{{ default (index . 0) (index . 1).of }}
{{- end }}

{{/* Image of a component or of the tools; call with (list $ "component" $settings). */}}
{{- define "shop.image" -}}
{{- $root := index . 0 -}}
{{- $image := $root.Values.image -}}
{{- $settings := index . 2 -}}
{{- if $settings.image -}}
{{ $settings.image }}
{{- else -}}
{{ if $image.registry }}{{ $image.registry }}/{{ end }}{{ $image.prefix }}{{ include "shop.service" (list (index . 1) $settings) }}{{ if $settings.digest }}@{{ $settings.digest }}{{ else }}:{{ coalesce $settings.tag $image.tag $root.Chart.AppVersion }}{{ end }}
{{- end }}
{{- end }}

{{- define "shop.secret" -}}
{{ include "shop.name" . }}-secrets
{{- end }}

{{/* A component's settings over the defaults, as YAML. A worker has the image and the environment of its service. */}}
{{- define "shop.settings" -}}
{{- $root := index . 0 -}}
{{- $component := index . 1 -}}
{{- $service := pick (default dict (get $root.Values.components (default "" $component.of))) "image" "tag" "digest" "env" "extraEnv" "extraEnvFrom" "extraVolumes" "extraVolumeMounts" -}}
{{ toYaml (mergeOverwrite (deepCopy $root.Values.defaults) (deepCopy $service) (deepCopy $component)) }}
{{- end }}

{{/* Where and how a pod of a job or of a backing service runs, its own over the defaults, as YAML; call with (list $ $own). */}}
{{- define "shop.podSettings" -}}
{{- $root := index . 0 -}}
{{- $shared := pick $root.Values.defaults "nodeSelector" "tolerations" "affinity" "priorityClassName" "podAnnotations" "podLabels" "serviceAccountAnnotations" -}}
{{ toYaml (mergeOverwrite (deepCopy $shared) (deepCopy (index . 1))) }}
{{- end }}

{{/* The fields of a pod that say on which nodes it runs; call with its settings. */}}
{{- define "shop.placement" -}}
{{- $settings := . -}}
{{- range $field := list "priorityClassName" "nodeSelector" "tolerations" "affinity" -}}
{{- with get $settings $field }}
{{ dict $field . | toYaml }}
{{- end -}}
{{- end -}}
{{- end }}

{{/* How pods of a component spread over nodes and zones; a constraint without a labelSelector counts those of the component. */}}
{{- define "shop.spread" -}}
{{- $selector := dict "labelSelector" (dict "matchLabels" (include "shop.selector" (list (index . 0) (index . 1)) | fromYaml)) -}}
{{- range (index . 2).topologySpreadConstraints }}
- {{ merge (deepCopy .) $selector | toYaml | nindent 2 | trim }}
{{- end }}
{{- end }}

{{/* Whether Helm asks a cluster where the namespace is there already: Kubernetes puts this ConfigMap into each. */}}
{{- define "shop.hasCluster" -}}
{{- if lookup "v1" "ConfigMap" .Release.Namespace "kube-root-ca.crt" }}yes{{ end -}}
{{- end }}

{{/*
A checksum of what a component reads from Secrets that the chart does not make, so that `helm upgrade` replaces its pods when that has
changed. Empty without a cluster (`helm template`). With one, a Secret or a key that a pod cannot start without has to be there. Call with
(list "its list of env" $ $settings $known): Secrets that were looked up are kept in $known.
*/}}
{{- define "shop.secretsChecksum" -}}
{{- $root := index . 1 -}}
{{- $settings := index . 2 -}}
{{- $known := index . 3 -}}
{{- $parts := list (list $root.Values.authoritiesSecret "" true) -}}
{{- range concat (index . 0 | fromYamlArray) (default list $settings.extraEnv) -}}
{{- with .valueFrom }}{{ with .secretKeyRef }}{{ $parts = append $parts (list .name .key (not .optional)) }}{{ end }}{{ end -}}
{{- end -}}
{{- range $settings.extraEnvFrom }}{{ with .secretRef }}{{ $parts = append $parts (list .name "" (not .optional)) }}{{ end }}{{ end -}}
{{- range $settings.extraVolumes }}{{ with .secret }}{{ $parts = append $parts (list .secretName "" (not .optional)) }}{{ end }}{{ end -}}
{{- $data := dict -}}
{{- range $parts -}}
{{- $name := index . 0 -}}
{{- $key := index . 1 -}}
{{- $isNeeded := index . 2 -}}
{{- if not (has $name (list "" (include "shop.secret" $root))) -}}
{{- if not (hasKey $known $name) }}{{ $_ := set $known $name (lookup "v1" "Secret" $root.Release.Namespace $name) }}{{ end -}}
{{- if and $isNeeded (include "shop.hasCluster" $root) -}}
{{- if not (get $known $name) }}{{ fail (printf "There is no Secret %s in the namespace %s: make it, then run this again." $name $root.Release.Namespace) }}{{ end -}}
{{- if and $key (not (hasKey (default dict (get $known $name).data) $key)) }}{{ fail (printf "The Secret %s has no key %s: add it, then run this again." $name $key) }}{{ end -}}
{{- end -}}
{{- with (get $known $name).data }}{{ $_ := set $data (printf "%s/%s" $name $key) (ternary (get . $key) . (ne $key "")) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- with $data }}{{ toJson . | sha256sum }}{{ end -}}
{{- end }}

{{/*
The queue by whose length a component scales, as YAML: the metric that has it, and the wanted length for each pod. Empty where it
scales by none. Call with (list "component" $settings).
*/}}
{{- define "shop.queue" -}}
{{- $scaling := (index . 1).autoscaling -}}
{{- if $scaling.enabled -}}
{{- if and $scaling.waitingFiles (eq (index . 1).type "worker") -}}
{ metric: artwork_files_waiting, target: {{ $scaling.waitingFiles }} }
{{- else if and $scaling.waitingMessages (eq (index . 0) "notifications") -}}
{ metric: notifications_messages_waiting, target: {{ $scaling.waitingMessages }} }
{{- end -}}
{{- end -}}
{{- end }}

{{/* What a component's process reads that is no secret; call with (list $ "component" $settings). */}}
{{- define "shop.config" -}}
{{- $root := index . 0 -}}
{{- $component := index . 1 -}}
{{- $settings := index . 2 -}}
{{- $name := include "shop.name" $root -}}
{{- $needs := default list $settings.needs -}}
MANAGEMENT_PORT: "9090"
LOG_LEVEL: {{ $settings.logLevel | quote }}
{{- if ne $settings.type "worker" }}
PORT: "8080"
DRAIN_MS: {{ mul $settings.drainSeconds 1000 | quote }}
{{- end }}
GRACE_MS: {{ mul (sub (int $settings.terminationGraceSeconds) (int $settings.preStopSeconds)) 1000 | quote }}
NODE_OPTIONS: --max-old-space-size={{ $settings.heapMiB }}
{{- if $root.Values.authoritiesSecret }}
NODE_EXTRA_CA_CERTS: /etc/ssl/authorities/ca.crt
{{- end }}
{{- if eq $settings.type "frontend" }}
FRONT_END: {{ $component }}
FILES_DIR: dist
{{- range $settings.calls }}
{{ . | upper | replace "-" "_" }}_URL: http://{{ $name }}-{{ . }}:8080
{{- end }}
{{- end }}
{{- if and (has "mongodb" $needs) (eq $settings.type "service") (ne $component "identity") }}
JWKS_URL: http://{{ $name }}-identity:8080/.well-known/jwks.json
{{- end }}
{{- if has "rabbitmq" $needs }}
RABBITMQ_OWN_USERS: {{ $root.Values.rabbitmq.ownUsers | quote }}
{{- end }}
{{- if has "objectStore" $needs }}
S3_ENDPOINT: {{ ternary (printf "http://%s-s3:7070" $name) $root.Values.objectStore.endpoint $root.Values.objectStore.inChart }}
S3_BUCKET: {{ $root.Values.objectStore.bucket }}
{{- if eq $component "identity" }}
S3_OWN_KEYS: {{ $root.Values.objectStore.inChart | quote }}
{{- end }}
{{- if not $root.Values.objectStore.inChart }}
S3_REGION: {{ $root.Values.objectStore.region }}
{{- end }}
{{- if has $settings.type (list "service" "worker") }}
{{- /* What decoding a picture took goes back to the system at once, instead of staying with the allocator of the C library. */}}
MALLOC_ARENA_MAX: "2"
MALLOC_MMAP_THRESHOLD_: "262144"
MALLOC_TRIM_THRESHOLD_: "262144"
{{- end }}
{{- end }}
{{- if has $component (list "identity" "gateway") }}
PUBLIC_URL: {{ $root.Values.publicUrl }}
KEEP_CONTACT_MESSAGES: {{ $root.Values.keepContactMessages | quote }}
{{- with $root.Values.googleClientId }}
GOOGLE_CLIENT_ID: {{ . }}
{{- end }}
{{- end }}
{{- if eq $component "catalog" }}
SHOW_DEFAULT_RATING: {{ $root.Values.showDefaultRating | quote }}
BOUGHT_TOGETHER_MIN_ORDERS: {{ $root.Values.boughtTogetherMinOrders | quote }}
{{- end }}
{{- if eq $component "identity" }}
SECOND_FACTOR_REQUIRED: {{ and $root.Values.secondFactor.required (not $root.Values.demo.enabled) | quote }}
{{- end }}
{{- if eq $component "notifications" }}
PUBLIC_URL: {{ $root.Values.publicUrl }}
LOW_STOCK: {{ $root.Values.messages.lowStock | quote }}
CONVERSATION_MAIL_MINUTES: {{ $root.Values.messages.conversationMailMinutes | quote }}
{{- with $root.Values.messages.whatsappPhoneNumberId }}
WHATSAPP_PHONE_NUMBER_ID: {{ . | quote }}
{{- end }}
{{- with $root.Values.messages.smsTemplates }}
SMS_TEMPLATES: {{ toJson . | quote }}
{{- end }}
{{- end }}
{{- if and (has $component (list "identity" "notifications")) $root.Values.mail.existingSecret }}
MAIL_FROM: {{ $root.Values.mail.from | quote }}
{{- end }}
{{- if eq $component "billing" }}
INVOICE_ON: {{ $root.Values.invoiceOn }}
PUBLIC_URL: {{ $root.Values.publicUrl }}
RAZORPAY_URL: {{ $root.Values.payments.razorpay.url }}
{{- end }}
{{- if eq $component "artwork" }}
{{- with $root.Values.artwork.fileDays }}
ARTWORK_DAYS: {{ . | quote }}
{{- end }}
{{- with $root.Values.artwork.orderDays }}
ARTWORK_ORDER_DAYS: {{ . | quote }}
{{- end }}
{{- end }}
{{- if has $component (list "artwork" "artwork-checks") }}
CHECK_DEADLINE_SECONDS: {{ $root.Values.artwork.checkDeadlineSeconds | quote }}
CHECK_MEMORY_MB: {{ $root.Values.artwork.checkMemoryMb | quote }}
{{- end }}
{{- if eq $component "ordering" }}
UNPAID_ORDER_MINUTES: {{ default (ternary 30 2880 (ne $root.Values.payments.razorpay.existingSecret "")) $root.Values.payments.unpaidMinutes | quote }}
{{- end }}
{{- if and (eq $settings.type "gateway") $root.Values.payments.razorpay.existingSecret }}
PAYMENT_ORIGIN: {{ $root.Values.payments.razorpay.url }}
{{- end }}
{{- if include "shop.readsShop" $component }}
SHOP_CONFIG_FILE: /etc/print-shop/shop.json
{{- end }}
{{- if eq $settings.type "gateway" }}
TRUSTED_PROXIES: {{ $settings.trustedProxies | quote }}
RENDERER_URL: http://{{ $name }}-shell:8080
{{- range without $settings.calls "shell" }}
{{ . | upper | replace "-" "_" }}_URL: http://{{ $name }}-{{ . }}:8080
{{- end }}
{{- end }}
{{- $env := default dict $settings.env }}
{{- if and $root.Values.demo.enabled (eq $settings.type "gateway") }}
{{- $env = merge (deepCopy $env) (dict "RATE_LIMIT_PER_ADDRESS" "100000" "RATE_LIMIT_AUTH_PER_ADDRESS" "1000" "RATE_LIMIT_PAGES_PER_ADDRESS" "100000" "RATE_LIMIT_FILES_PER_ADDRESS" "1000000") }}
{{- end }}
{{- range $key, $value := $env }}
{{ $key }}: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* What a component's process reads that is secret, as a list of env; call with (list $ "component" $settings). */}}
{{- define "shop.secretEnv" -}}
{{- $root := index . 0 -}}
{{- $component := index . 1 -}}
{{- $service := include "shop.service" (list $component (index . 2)) -}}
{{- $needs := default list (index . 2).needs -}}
{{- $values := $root.Values -}}
{{- $name := include "shop.name" $root -}}
{{- $own := include "shop.secret" $root -}}
{{- if has "mongodb" $needs }}
{{- if $values.mongodb.inChart }}
- name: MONGO_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ $own }}, key: mongo-password } }
- name: MONGO_URL
  value: mongodb://shop:$(MONGO_PASSWORD)@{{ $name }}-mongodb:27017/print-shop-{{ $service }}?authSource=admin
{{- else }}
- name: MONGO_URL
  valueFrom: { secretKeyRef: { name: {{ $values.mongodb.existingSecret }}, key: {{ $service }} } }
{{- end }}
{{- end }}
{{- if has "rabbitmq" $needs }}
{{- if $values.rabbitmq.inChart }}
- name: RABBITMQ_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ $own }}, key: {{ ternary (printf "rabbitmq-%s-password" $service) "rabbitmq-password" $values.rabbitmq.ownUsers }} } }
- name: RABBITMQ_URL
  value: amqp://{{ ternary $service "shop" $values.rabbitmq.ownUsers }}:$(RABBITMQ_PASSWORD)@{{ $name }}-rabbitmq:5672
{{- else }}
- name: RABBITMQ_URL
  valueFrom: { secretKeyRef: { name: {{ $values.rabbitmq.existingSecret }}, key: {{ ternary $service "url" $values.rabbitmq.ownUsers }} } }
- name: RABBITMQ_ADMIN_URL
  valueFrom: { secretKeyRef: { name: {{ $values.rabbitmq.existingSecret }}, key: admin-url, optional: true } }
{{- end }}
{{- end }}
{{- if has "redis" $needs }}
{{- if $values.redis.inChart }}
- name: REDIS_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ $own }}, key: redis-password } }
- name: REDIS_URL
  value: redis://:$(REDIS_PASSWORD)@{{ $name }}-redis:6379
{{- else }}
- name: REDIS_URL
  valueFrom: { secretKeyRef: { name: {{ $values.redis.existingSecret }}, key: url } }
{{- end }}
{{- end }}
{{- if has "objectStore" $needs }}
{{- if and $values.objectStore.inChart (ne $component "identity") }}
- { name: S3_ACCESS_KEY, value: {{ $service }} }
- name: S3_SECRET_KEY
  valueFrom: { secretKeyRef: { name: {{ $own }}, key: s3-{{ $service }}-secret } }
{{- else }}
{{- $name := ternary $own $values.objectStore.existingSecret $values.objectStore.inChart }}
{{- $key := ternary "s3-" (ternary (printf "%s-" $service) "" $values.objectStore.ownKeys) $values.objectStore.inChart }}
- name: S3_ACCESS_KEY
  valueFrom: { secretKeyRef: { name: {{ $name }}, key: {{ $key }}access-key } }
- name: S3_SECRET_KEY
  valueFrom: { secretKeyRef: { name: {{ $name }}, key: {{ $key }}secret-key } }
{{- end }}
{{- end }}
{{- if eq $component "identity" }}
- name: SIGNING_KEYS
  valueFrom: { secretKeyRef: { name: {{ default $own $values.signingKeys.existingSecret }}, key: {{ $values.signingKeys.key }} } }
- name: SECOND_FACTOR_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.secondFactor.existingSecret }}, key: {{ $values.secondFactor.key }} } }
{{- end }}
{{- if has $component (list "identity" "notifications") }}
{{- with $values.mail.existingSecret }}
- name: SMTP_URL
  valueFrom: { secretKeyRef: { name: {{ . }}, key: {{ $values.mail.key }} } }
{{- end }}
{{- end }}
{{- $linkKeys := dict "order" (list "notifications" "bulk-order" "ordering" "billing" "artwork") "address" (list "notifications" "identity") "quotation" (list "notifications" "pricing" "artwork") "proof" (list "notifications" "artwork") }}
{{- $readsLinks := false }}
{{- range $kind, $readers := $linkKeys }}
{{- if has $component $readers }}
{{- $readsLinks = true }}
{{- /* Optional, like the key of the next: the task before an upgrade runs before a new key is in the Secret. */}}
- name: {{ upper $kind }}_LINK_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.messages.existingSecret }}, key: {{ $kind }}-link-key, optional: true } }
{{- end }}
{{- end }}
{{- if $readsLinks }}
- name: MAIL_LINK_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.messages.existingSecret }}, key: mail-link-key, optional: true } }
{{- end }}
{{- if eq $component "notifications" }}
{{- /* Optional: the task before an upgrade runs before a new key is in the Secret. */}}
- name: MESSAGE_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.messages.existingSecret }}, key: message-key, optional: true } }
{{- if $values.mail.existingSecret }}
- name: PUSH_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.messages.existingSecret }}, key: push-key, optional: true } }
{{- end }}
{{- with $values.messages.existingSecret }}
- name: BOUNCE_SECRET
  valueFrom: { secretKeyRef: { name: {{ . }}, key: bounce-secret, optional: true } }
{{- if $values.messages.whatsappPhoneNumberId }}
- name: WHATSAPP_TOKEN
  valueFrom: { secretKeyRef: { name: {{ . }}, key: whatsapp-token, optional: true } }
{{- end }}
- name: SMS_AUTH_KEY
  valueFrom: { secretKeyRef: { name: {{ . }}, key: sms-auth-key, optional: true } }
{{- end }}
{{- end }}
{{- if has $component (list "cart" "ordering" "bulk-order" "notifications" "artwork") }}
{{- /* Optional for the same reason. */}}
- name: DESIGN_LINK_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.artwork.existingSecret }}, key: design-link-key, optional: true } }
{{- end }}
{{- if eq $component "artwork" }}
- name: ARTWORK_LINK_KEY
  valueFrom: { secretKeyRef: { name: {{ default $own $values.artwork.existingSecret }}, key: artwork-link-key, optional: true } }
{{- end }}
{{- if eq $component "billing" }}
{{- with $values.payments.razorpay.existingSecret }}
- name: RAZORPAY_KEY_ID
  valueFrom: { secretKeyRef: { name: {{ . }}, key: key-id } }
- name: RAZORPAY_KEY_SECRET
  valueFrom: { secretKeyRef: { name: {{ . }}, key: key-secret } }
- name: RAZORPAY_WEBHOOK_SECRET
  valueFrom: { secretKeyRef: { name: {{ . }}, key: webhook-secret } }
{{- end }}
{{- end }}
{{- end }}

{{/* The admin's way in, as a list of env. */}}
{{- define "shop.adminEnv" -}}
- name: ADMIN_EMAIL
  value: {{ .Values.admin.email | quote }}
- name: ADMIN_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ default (include "shop.secret" .) .Values.admin.existingSecret }}, key: {{ .Values.admin.key }} } }
{{- end }}

{{- define "shop.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "shop.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: {{ not .Values.development.writableFiles }}
capabilities: { drop: [ALL] }
{{- end }}

{{- define "shop.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}

{{/* The parts of a pod that runs one program to its end; call with (list $ "component" "restart policy" $extraVolumes). */}}
{{- define "shop.jobPod" -}}
{{- $root := index . 0 -}}
{{- with include "shop.podSettings" (list $root $root.Values.jobs) | fromYaml | include "shop.placement" | trim }}
{{ . }}
{{- end }}
restartPolicy: {{ index . 2 }}
serviceAccountName: {{ include "shop.name" $root }}-jobs
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- include "shop.podSecurity" $root | nindent 2 }}
{{- include "shop.pullSecrets" $root }}
volumes:
  {{- include "shop.volumes" (list $root "512Mi") | nindent 2 }}
  {{- with index . 3 | uniq }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{/* The labels of a job's pod. */}}
{{- define "shop.jobLabels" -}}
{{- $own := include "shop.podSettings" (list (index . 0) (index . 0).Values.jobs) | fromYaml -}}
{{ include "shop.labels" . }}
{{- with $own.podLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* The annotations of a job's pod, as a field of its metadata, or nothing. */}}
{{- define "shop.jobAnnotations" -}}
{{- $own := include "shop.podSettings" (list . .Values.jobs) | fromYaml -}}
{{- with $own.podAnnotations -}}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Where a process writes, and whom it trusts beside the authorities that Node.js knows; call with (list $ "size of /tmp"). */}}
{{- define "shop.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: {{ index . 1 }} }
{{- with (index . 0).Values.authoritiesSecret }}
- name: authorities
  secret: { secretName: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] }
{{- end }}
{{- end }}

{{/* The components that read the shop's identity from SHOP_CONFIG_FILE. */}}
{{- define "shop.readsShop" -}}
{{- if has . (list "billing" "artwork" "shop" "gateway") }}true{{ end }}
{{- end }}

{{- define "shop.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .Values.authoritiesSecret }}
- { name: authorities, mountPath: /etc/ssl/authorities, readOnly: true }
{{- end }}
{{- end }}
