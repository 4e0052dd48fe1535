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
    - { name: RABBITMQ_DEFAULT_USER, value: shop }
    - name: RABBITMQ_DEFAULT_PASS
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: rabbitmq-password } }
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
  args: [--port, ":7070", posix, /data]
  env:
    - name: ROOT_ACCESS_KEY
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: s3-access-key } }
    - name: ROOT_SECRET_KEY
      valueFrom: { secretKeyRef: { name: {{ $own }}, key: s3-secret-key } }
{{- end }}
{{- end }}
