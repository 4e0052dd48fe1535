{{/* The backing services in the chart, as YAML: what runs, where its data is, which ports it has. */}}
{{- define "shop.backing" -}}
{{- $own := include "shop.secret" . -}}
{{- with .Values.mongodb }}
mongodb:
  store: mongodb
  enabled: {{ .inChart }}
  ports: { mongodb: 27017 }
  data: /data/db
  env:
    - { name: MONGO_INITDB_ROOT_USERNAME, value: shop }
    - name: MONGO_INITDB_ROOT_PASSWORD
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: mongo-password } }
{{- end }}
{{- with .Values.rabbitmq }}
rabbitmq:
  store: rabbitmq
  enabled: {{ .inChart }}
  ports: { amqp: 5672, management: 15672 }
  data: /var/lib/rabbitmq
  env:
    - { name: RABBITMQ_DEFAULT_USER, value: {{ include "shop.brokerOperator" $ }} }
    - name: RABBITMQ_DEFAULT_PASS
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: rabbitmq-password } }
  {{- if .ownUsers }}
  files:
    rabbitmq-definitions.json: /etc/rabbitmq/users/definitions.json
    rabbitmq-users.conf: /etc/rabbitmq/conf.d/90-users.conf
  checksum: {{ include "shop.brokerDefinitions" (list $ dict) | sha256sum }}
  {{- end }}
{{- end }}
{{- with .Values.redis }}
redis:
  store: redis
  enabled: {{ .inChart }}
  ports: { redis: 6379 }
  data: /data
  args: [redis-server, --bind, 0.0.0.0, --dir, /data, --appendonly, "yes", --maxmemory-policy, noeviction, --requirepass, $(REDIS_PASSWORD)]
  env:
    - name: REDIS_PASSWORD
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: redis-password } }
{{- end }}
{{- with .Values.objectStore }}
s3:
  store: objectStore
  enabled: {{ .inChart }}
  ports: { s3: 7070 }
  data: /data
  args: [--port, ":7070", --keep-alive, --iam-dir, /iam, posix, /data]
  files:
    s3-users.json: /iam/users.json
  checksum: {{ include "shop.storeUsers" $ | sha256sum }}
  env:
    - name: ROOT_ACCESS_KEY
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: s3-access-key } }
    - name: ROOT_SECRET_KEY
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: s3-secret-key } }
{{- end }}
{{- end }}

{{/* The components with a key of their own on the S3 server in the chart, as JSON. identity has the owner's. */}}
{{- define "shop.storeUsers" -}}
{{- $users := list -}}
{{- range $component, $settings := .Values.components -}}
{{- if and (has "objectStore" (default list $settings.needs)) (not $settings.of) (ne $component "identity") }}{{ $users = append $users $component }}{{ end -}}
{{- end -}}
{{- toJson $users -}}
{{- end }}

{{/*
What the S3 server in the chart loads when it starts: a user for each component, called like it. identity says what each may do
(`bucketPolicy` in packages/service-kit). Call with (list $ keys): from keys of the Secret to secret keys.
*/}}
{{- define "shop.storeUsersFile" -}}
{{- $root := index . 0 -}}
{{- $keys := index . 1 -}}
{{- $accounts := dict -}}
{{- range include "shop.storeUsers" $root | fromJsonArray -}}
{{- $_ := set $accounts . (dict "access" . "secret" (get $keys (printf "s3-%s-secret" .)) "role" "user" "userID" 0 "groupID" 0 "projectID" 0) -}}
{{- end -}}
{{- dict "accessAccounts" $accounts | toJson -}}
{{- end }}

{{/* The operator's user of RabbitMQ in the chart. Where components have users of their own, one of them is called `shop`. */}}
{{- define "shop.brokerOperator" -}}
{{- ternary "operator" "shop" .Values.rabbitmq.ownUsers -}}
{{- end }}

{{/*
What RabbitMQ in the chart loads when it starts: the operator's user, and one for each component, called like it, with the
rights that `rightsOf` in packages/messaging says. Call with (list $ passwords): from keys of the Secret to passwords.
*/}}
{{- define "shop.brokerDefinitions" -}}
{{- $root := index . 0 -}}
{{- $passwords := index . 1 -}}
{{- $operator := dict "name" (include "shop.brokerOperator" $root) "password" (default "" (get $passwords "rabbitmq-password")) "tags" (list "administrator" "impersonator") -}}
{{- $users := list $operator -}}
{{- $permissions := list (dict "user" (include "shop.brokerOperator" $root) "vhost" "/" "configure" ".*" "write" ".*" "read" ".*") -}}
{{- $topics := list -}}
{{- range $component, $settings := $root.Values.components -}}
{{- if and (has "rabbitmq" (default list $settings.needs)) (not $settings.of) -}}
{{- $shared := `print-shop\.(events|delay\.[0-9]+)` -}}
{{- $own := printf `%s\..+|amq\.gen.*` $component -}}
{{- $users = append $users (dict "name" $component "password" (default "" (get $passwords (printf "rabbitmq-%s-password" $component))) "tags" list) -}}
{{- $all := printf `^(%s|%s)$` $shared $own -}}
{{- $write := printf `^(%s|%s|amq\.default)$` $shared $own -}}
{{- $permissions = append $permissions (dict "user" $component "vhost" "/" "configure" $all "write" $write "read" $all) -}}
{{- $topics = append $topics (dict "user" $component "vhost" "/" "exchange" "print-shop.events" "write" (printf `^%s\.` $component) "read" ".*") -}}
{{- end -}}
{{- end -}}
{{- $exchange := dict "name" "print-shop.events" "vhost" "/" "type" "topic" "durable" true "auto_delete" false "internal" false "arguments" dict -}}
{{ dict "vhosts" (list (dict "name" "/")) "users" $users "permissions" $permissions "topic_permissions" $topics "exchanges" (list $exchange) | toJson }}
{{- end }}
