"""What a stock Swift lacks to be this provider's Orbit.

orbit_cors  A page of the panel may read every answer. Swift by itself lets pages read containers that say
            so, but never the account, nor what its middleware answers (bulk deletes, a 401).
orbit_auth  A token is the JSON web token that the provider's kiosk issues, signed with HS256, or that an API
            client gets at the address of its account (wire facts, section 16). S3 requests are signed with
            the client's secret. Who may do what is left to Swift's own TempAuth.
"""
import base64
import hashlib
import hmac
import json
import re
import time

from swift.common.middleware.tempauth import TempAuth
from swift.common.swob import HTTPUnauthorized, Request, Response

# Seconds that a token lives which is issued here.
TOKEN_LIFE = 600
# The same of one that an API client asks for.
CLIENT_TOKEN_LIFE = 7200
# Where an API client gets it: `/v1`, `/v1/acc-12345`.
LOGIN = re.compile(r'/v1(?:/([^/]+))?/?$')

METHODS = 'GET, HEAD, PUT, POST, DELETE, COPY, OPTIONS'


def decode(text):
    return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b'=').decode()


def signature_of(text, secret):
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()


def issue(account, sub, secret, scope='ORBIT', life=TOKEN_LIFE):
    """A token as the kiosk would sign it; by default the owner's."""
    claims = {'sub': sub, 'account': account, 'scope': scope, 'exp': int(time.time()) + life}
    parts = ({'alg': 'HS256', 'typ': 'JWT'}, claims)
    text = '.'.join(encode(json.dumps(part).encode()) for part in parts)
    return f'{text}.{encode(signature_of(text, secret))}'


def read_number(path):
    try:
        with open(path) as file:
            return float(file.read())
    except (FileNotFoundError, ValueError):
        return 0


def read_clients(path):
    """API clients by id, as `swift.ts` writes them: `{"cli-12345": {"account", "secret", "scope"}}`."""
    try:
        with open(path) as file:
            return json.load(file)
    except FileNotFoundError:
        return {}


def claims_of(token, secret, since=0):
    """The claims of a token that was signed with the secret and has not ended; None otherwise. One that
    says that it was issued before `since` has."""
    try:
        head, body, signature = token.split('.')
        if not hmac.compare_digest(signature_of(f'{head}.{body}', secret), decode(signature)):
            return None
        claims = json.loads(decode(body))
    except (AttributeError, ValueError):
        return None
    is_old = claims.get('iat', since) < since
    return claims if claims.get('exp', 0) > time.time() and not is_old else None


class OrbitAuth(TempAuth):
    def __init__(self, app, conf):
        super().__init__(app, dict(conf, reseller_prefix=''))
        self.secret = conf['secret']
        # Tokens that were issued before the time in it, in seconds since 1970, have ended.
        self.ended_file = conf['ended_file']
        self.clients_file = conf['clients_file']

    def __call__(self, env, start_response):
        place = LOGIN.match(env['PATH_INFO'])
        if place and env['REQUEST_METHOD'] == 'GET' and 'HTTP_X_AUTH_USER' in env:
            return self.log_in(Request(env), place.group(1))(env, start_response)
        return super().__call__(env, start_response)

    def log_in(self, req, account):
        name = req.headers['X-Auth-User']
        client = read_clients(self.clients_file).get(name)
        if client is None or client['secret'] != req.headers.get('X-Auth-Key') \
                or account not in (None, client['account']):
            return HTTPUnauthorized(request=req)
        token = issue(client['account'], name, self.secret, client['scope'], CLIENT_TOKEN_LIFE)
        return Response(request=req, headers={
            'X-Auth-Token': token,
            'X-Storage-Token': token,
            'X-Storage-Url': f'{req.host_url}/v1/{client["account"]}'})

    def signer_of(self, env, details):
        """The claims of the API client that signed an S3 request, whose account the path then names."""
        name = details['access_key']
        client = read_clients(self.clients_file).get(name)
        if client is None or not details['check_signature'](client['secret']):
            return None
        env['PATH_INFO'] = env['PATH_INFO'].replace(name, client['account'], 1)
        return {'sub': name, 'account': client['account'], 'scope': client['scope']}

    def get_groups(self, env, token):
        """Users, and API clients with all permissions, are of the account; others go by their name."""
        signed = env.get('s3api.auth_details')
        claims = self.signer_of(env, signed) if signed else \
            claims_of(token, self.secret, read_number(self.ended_file))
        if claims is None or not claims['scope'].startswith('ORBIT'):
            return None
        account, sub = claims['account'], claims['sub']
        groups = [sub, f'{account}:{sub}']
        if claims['scope'] == 'ORBIT':
            groups.append(account)
        return ','.join(groups)


    def handle_get_token(self, req):
        """`GET /auth/v1.0`: Swift's first way to sign in, which is all that a registry knows."""
        account, _, sub = req.headers.get('X-Auth-User', '').partition(':')
        if not sub or req.headers.get('X-Auth-Key') != self.secret:
            return HTTPUnauthorized(request=req)
        return Response(request=req, headers={
            'X-Auth-Token': issue(account, sub, self.secret),
            'X-Storage-Url': f'{req.host_url}/v1/{account}'})


class OrbitCors:
    def __init__(self, app, conf):
        self.app = app
        # A file, for the panel's address is known only once it listens. None: any origin.
        self.file = conf.get('origins_file')

    def allows(self, origin):
        if not self.file:
            return True
        with open(self.file) as file:
            return origin in file.read().split()

    def __call__(self, env, start_response):
        origin = env.get('HTTP_ORIGIN')
        if not origin or not self.allows(origin):
            return self.app(env, start_response)
        allowed = [('Access-Control-Allow-Origin', origin), ('Vary', 'Origin')]
        if env['REQUEST_METHOD'] == 'OPTIONS':
            asked = env.get('HTTP_ACCESS_CONTROL_REQUEST_HEADERS', '')
            start_response('200 OK', allowed + [
                ('Access-Control-Allow-Methods', METHODS),
                ('Access-Control-Allow-Headers', asked),
                ('Access-Control-Max-Age', '7200'),
                ('Content-Length', '0')])
            return [b'']
        del env['HTTP_ORIGIN']  # or Swift's own code adds to it

        def start(status, headers, exc_info=None):
            names = ', '.join(sorted({name for name, _value in headers}))
            headers = list(headers) + allowed + [('Access-Control-Expose-Headers', names)]
            return start_response(status, headers, exc_info)
        return self.app(env, start)


def cors_factory(global_conf, **local_conf):
    return lambda app: OrbitCors(app, dict(global_conf, **local_conf))


def auth_factory(global_conf, **local_conf):
    return lambda app: OrbitAuth(app, dict(global_conf, **local_conf))


def file_log(conf, name, to_console, route, fmt, logger, adapted):
    """Logs to a file: there is no syslog to log to."""
    import logging
    from swift.common.utils import get_logger, SwiftLogFormatter
    syslog = get_logger.handler4logger.get(logger)
    if syslog is not None:
        logger.removeHandler(syslog)
    if not logger.handlers:
        handler = logging.FileHandler(conf['log_file'])
        handler.setFormatter(SwiftLogFormatter(fmt='%(asctime)s %(server)s: %(message)s'))
        logger.addHandler(handler)
