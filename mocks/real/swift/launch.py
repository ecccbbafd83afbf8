"""OpenStack Swift on one node and in one process, on the loopback address, for development and tests.

    python3 launch.py FOLDER SECRET [ORIGINS_FILE]

Says `ready http://127.0.0.1:PORT` once it answers, and ends when its standard input does, so that it never
outlives who started it. All that it keeps is in FOLDER, which it then removes. In the FOLDER of one that was
killed it goes on where that ended, at the same address. Nothing but the package python3-swift is needed: no
/etc/swift, memcached or rsync.
"""
import configparser
import os
import pwd
import shutil
import signal
import socket
import sys
import time

SERVERS = ('account', 'container', 'object')
# Swift adds up what an account has some time after it has changed; seconds.
UPDATE_INTERVAL = 0.4

SWIFT = '''[swift-hash]
swift_hash_path_prefix = wheelhouse
swift_hash_path_suffix = orbit
[storage-policy:0]
name = default
default = yes
'''

# Swift gives up a connection after half a second, and then the server that it was to: a busy machine takes longer.
PATIENCE = '''conn_timeout = 60
node_timeout = 60
'''

COMMON = '''[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
user = {user}
swift_dir = {folder}
log_name = {name}
log_level = WARNING
log_custom_handlers = filters.file_log
log_file = {folder}/swift.log
'''

BACKEND = COMMON + '''devices = {folder}/srv
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
recon_cache_path = {folder}/cache
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{name}
container_update_timeout = 60
''' + PATIENCE + '''[container-updater]
account_suppression_time = 0
''' + PATIENCE + '''[object-expirer]
'''

# The order matters: pages may read whatever any other filter answers, and a temporary link is known
# before it is asked for a token.
FILTERS = (
    'catch_errors gatekeeper listing_formats bulk tempurl s3api auth copy container_quotas '
    'staticweb slo dlo versioned_writes'
).split()

SETTINGS = {
    'tempurl': 'methods = GET HEAD PUT POST DELETE\nallowed_digests = sha1 sha256 sha512',
    'versioned_writes': 'allow_versioned_writes = true',
    'slo': 'min_segment_size = 1',
    's3api': 'dns_compliant_bucket_names = false\nauth_pipeline_check = false',
    'auth': 'paste.filter_factory = filters:auth_factory\nsecret = {secret}\nended_file = {folder}/ended\n'
            'clients_file = {folder}/clients',
}

PROXY = COMMON + '''client_timeout = 120
[pipeline:main]
pipeline = cors {filters} proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
recoverable_node_timeout = 30
error_suppression_limit = 1000000
''' + PATIENCE + '''[filter:cors]
paste.filter_factory = filters:cors_factory
{origins}
'''


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(('127.0.0.1', 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


def user_name():
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:  # a bare number, as containers have
        return 'root'


def write(folder, name, text):
    with open(os.path.join(folder, name), 'w') as file:
        file.write(text)


def check_attributes(folder):
    """Swift keeps what it knows of an object in attributes of its file."""
    probe = os.path.join(folder, 'probe')
    open(probe, 'w').close()
    try:
        os.setxattr(probe, 'user.swift.metadata', b'x')
    except OSError as error:
        sys.exit(f'the file system of {folder} keeps no attributes of users: {error}')
    os.unlink(probe)


def filter_section(name, **values):
    own = SETTINGS.get(name, '').format(**values)
    use = '' if 'filter_factory' in own else f'use = egg:swift#{name}\n'
    return f'[filter:{name}]\n{use}{own}\n'


def configure(folder, secret, origins_file):
    for part in ('srv/sda', 'cache'):
        os.makedirs(os.path.join(folder, part))
    check_attributes(folder)
    write(folder, 'swift.conf', SWIFT)
    proxy, *ports = free_ports(4)
    common = {'folder': folder, 'user': user_name()}
    for name, port in zip(SERVERS, ports):
        write(folder, f'{name}.conf', BACKEND.format(name=name, port=port, **common))
    origins = f'origins_file = {origins_file}' if origins_file else ''
    text = PROXY.format(name='proxy', port=proxy, filters=' '.join(FILTERS), origins=origins, **common)
    text += ''.join(filter_section(name, secret=secret, folder=folder) for name in FILTERS)
    write(folder, 'proxy.conf', text)


def port_of(folder, name):
    file = configparser.RawConfigParser()
    file.read(os.path.join(folder, f'{name}.conf'))
    return file.getint('DEFAULT', 'bind_port')


def bootstrap(folder):
    """Points Swift at our folder, before its servers are imported."""
    from swift.common import utils
    utils.set_swift_dir(folder)
    from swift.common import constraints, storage_policy
    constraints.reload_constraints()
    storage_policy.reload_storage_policies()
    # Nobody minds a loss of power in a test.
    utils.fsync = utils.fdatasync = utils.fsync_dir = lambda *_args: None
    return utils


def make_rings(folder, ports):
    from swift.common.ring import RingBuilder
    for name, port in zip(SERVERS, ports):
        builder = RingBuilder(2, 1, 0)
        builder.add_dev({
            'id': 0, 'region': 1, 'zone': 1, 'device': 'sda', 'weight': 1.0, 'meta': '',
            'ip': '127.0.0.1', 'port': port,
            'replication_ip': '127.0.0.1', 'replication_port': port})
        builder.rebalance()
        builder.get_ring().save(os.path.join(folder, f'{name}.ring.gz'))


def spawn_updater(eventlet, utils, folder):
    from swift.container.updater import ContainerUpdater
    conf = utils.readconf(os.path.join(folder, 'container.conf'), 'container-updater')
    updater = ContainerUpdater(conf)

    def loop():
        while True:
            eventlet.sleep(UPDATE_INTERVAL)
            try:
                for path in updater.get_paths():
                    updater.container_sweep(path)
            except Exception:
                updater.logger.exception('container updater')
    eventlet.spawn(loop)


def serve(folder, utils):
    utils.eventlet_monkey_patch()
    import eventlet
    import eventlet.hubs
    from swift.common import wsgi
    eventlet.hubs.use_hub(utils.get_hub())
    # Each server would take a hub of its own and so end the others; its threads still need one.
    use_hub, local = eventlet.hubs.use_hub, eventlet.hubs._threadlocal
    eventlet.hubs.use_hub = lambda *args: None if hasattr(local, 'Hub') else use_hub(*args)
    os.environ['TZ'] = 'UTC+0'
    time.tzset()
    for name in (*SERVERS, 'proxy'):
        path = os.path.join(folder, f'{name}.conf')
        conf, logger, log_name = wsgi._initrp(path, 'proxy-server' if name == 'proxy' else 'server')
        eventlet.spawn(wsgi.run_server, conf, logger, wsgi.get_socket(conf), {'log_name': log_name})
    spawn_updater(eventlet, utils, folder)
    return eventlet


def wait_until_up(eventlet, ports):
    for port in ports:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(('127.0.0.1', port)) == 0:
                    break
            eventlet.sleep(0.02)


def main():
    folder, secret, *rest = sys.argv[1:]
    # Pressed in a terminal, it is for who started it too, with whom it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    is_new = not os.path.exists(os.path.join(folder, 'proxy.conf'))
    if is_new:
        configure(folder, secret, rest[0] if rest else None)
    proxy, *ports = (port_of(folder, name) for name in ('proxy', *SERVERS))
    utils = bootstrap(folder)
    if is_new:
        make_rings(folder, ports)
    eventlet = serve(folder, utils)
    wait_until_up(eventlet, [*ports, proxy])
    print(f'ready http://127.0.0.1:{proxy}', flush=True)
    from eventlet.green import os as green_os
    from eventlet import hubs
    while True:
        hubs.trampoline(0, read=True)
        if green_os.read(0, 4096) == b'':
            shutil.rmtree(folder, ignore_errors=True)
            os._exit(0)


main()
