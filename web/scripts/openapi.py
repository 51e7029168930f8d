"""Print the OpenAPI document of the server, from which the client's types are made."""

import json

from megavolt.server.app import create_app
from megavolt.server.operations.settings import Settings

document = create_app(Settings(database="sqlite:///none.db")).openapi()
document["info"]["version"] = "0"  # the types do not depend on it
print(json.dumps(document, sort_keys=True))
