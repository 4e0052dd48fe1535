"""Hooks for Schemathesis, which holds a running shop to its OpenAPI document.

    SCHEMATHESIS_HOOKS=openapi_hooks PYTHONPATH=deploy/measure \
        schemathesis run http://localhost:8080/api/openapi.json --checks all

A schema cannot say what makes bytes a picture, so uploads that are meant to be taken get real ones.
"""

import schemathesis
from hypothesis import strategies
from schemathesis.core.file_samples import MEDIA_TYPE_FILE_SAMPLES

for media_type, sample in MEDIA_TYPE_FILE_SAMPLES.items():
    schemathesis.openapi.media_type(media_type, strategies.just(sample))
