"""Lists objects in a container of a real Swift that have nothing to be read: a hundred thousand in seconds.

    python3 list-objects.py FOLDER ACCOUNT CONTAINER COUNT

FOLDER is where Swift keeps what it has (mocks/real/swift/launch.py). The container must be there.
"""
import os
import sys
import time

BATCH = 10_000


def main():
    folder, account, container, count = sys.argv[1:]
    from swift.common import utils
    utils.set_swift_dir(folder)
    from swift.common import constraints, storage_policy
    constraints.reload_constraints()
    storage_policy.reload_storage_policies()
    from swift.common.ring import Ring
    from swift.container.backend import ContainerBroker
    part = Ring(folder, ring_name='container').get_part(account, container)
    place = utils.hash_path(account, container)
    directory = utils.storage_directory('containers', part, place)
    path = os.path.join(folder, 'srv/sda', directory, f'{place}.db')
    broker = ContainerBroker(path, account=account, container=container)
    now = utils.Timestamp(time.time()).internal
    for start in range(0, int(count), BATCH):
        broker.merge_items([{
            'name': f'reading-{number:06}.csv', 'created_at': now, 'size': 1000,
            'content_type': 'text/csv', 'etag': 'd41d8cd98f00b204e9800998ecf8427e', 'deleted': 0,
            'storage_policy_index': 0, 'ctype_timestamp': now, 'meta_timestamp': now,
        } for number in range(start, min(start + BATCH, int(count)))])


main()
