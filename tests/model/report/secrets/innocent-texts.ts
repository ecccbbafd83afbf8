/**
 * Names, addresses and notes as customers write them. A report with the tick is useful only if it
 * keeps these.
 */
export const INNOCENT: readonly string[] = `
web-1
srv-web01
srv-abcde, lba-fghij and cip-12345
public.srv-abcde.gb1.example.com
db-primary-eu-west-1b
k8s-gke-prd-wrk-xl-v2-nvme-ssd-hdd
prod_kubernetes_worker_node_03
web01db02app03
ip-10-0-12-7.eu-west-1.compute.internal
ec2-34-245-12-7.eu-west-1.compute.amazonaws.com
gke-shop-default-pool-3b5c7d9e-x2zq
web-7d9f8c6b5d-x2x9q
i-0f9e8d7c6b5a49381
ubuntu-noble-24.04-amd64-server
CentOS Stream 9 (x86_64)
Windows Server 2025 Standard
PostgreSQL 17.2 with pgvector 0.8
2gb.ssd
Nightly backup of the shop, kept for 30 days
Runs the billing service and the cron jobs of Ann
Ask Ann Jones before you delete this (extension 4711)
Don't touch: customers' data until 31/12/2026
Moved from Frankfurt to Manchester on 2026-11-24 12:03:50
Created 2026-11-24T12:03:50.123Z by deploy 20261124120350
Deployed at 7f3a9c1 (v2.14.3), rolled back to 0e6b12f
Commit 7f3a9c1b2d4e merged
Ticket SHOP-48213, see the wiki
Order 2026-0042-17
Invoice INV-2026-0042
Call +44 1632 960 731 or +49 30 1234567
Telephone 020 7946 0958
VAT GB 987 6543 21
14 Orchard Lane, PL4 9TD Plymouth
ann.jones@customer.example
Ann Jones <ann.jones@customer.example>
mailto:ann.jones@customer.example
10.0.0.0/8 and 192.168.0.0/16
203.0.113.177, 203.0.113.178, 198.51.100.23
2a02:1348:0017:beef::77
2001:db8:85a3:8d3:1319:8a2e:370:7348
02:24:19:00:00:ee
Ports 80, 443, 5432 and 8080-8090
docker run -p 8080:80 -d nginx
ssh -p 2222 ann@web.example.com
find /srv -print -path /tmp
psql -h db.example.com -p 5432 -U app shop
rsync -avz --progress web:/srv/ /backup/
https://example.com/a:b@c
https://shop.example.com/products/summer-sale-2026?page=2&sort=-price
https://git.example.com/ann/web/-/merge_requests/12
git@git.example.com:ann/web.git
ssh://git@git.example.com/ann/web.git
postgres://app@db.example.com/shop
s3://backups/shop/2026/11/24/
letters/to bob.tar.gz
IMG_20261124_120350.jpg
Screenshot 2026-11-24 at 12.03.50.png
backup-2026-11-24T12-03-50Z.tar.gz
WhatsApp Image 2026-11-24 at 12.03.50 PM.jpeg
node_modules/react-dom/cjs/react-dom-client.production.js
assets/index-BxK3f9Qz.js
src/components/failure/report/report-dialog.module.css
Documents/Annual Reports/2026/Final (3).docx
files/docker/registry/v2/repositories/acc-demo1/shop/_manifests/tags/1.4.0/current/link
getUserAccountByIdentifier
useSyncExternalStore
CloudIpsCardProps
MAX_CONCURRENT_CONNECTIONS
Donaudampfschifffahrtsgesellschaft
Rechtsschutzversicherungsgesellschaften
Llanfairpwllgwyngyll
Die Anwendung läuft seit Montag auf dem neuen Server
Le serveur de sauvegarde est à Paris
El servidor de correo está en Madrid
Il server di posta è a Milano
De back-upserver staat in Utrecht
Serwer kopii zapasowych w Warszawie
Сервер резервного копирования в Киеве
東京のバックアップサーバー
北京备份服务器
🚀 Launch 🎉 of the new shop
123e4567-e89b-12d3-a456-426614174000
sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
shop@sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
The number of the order is 4111 1111 1111 1112
1,234,567,890 rows
1732449830
Key account of Ann
Server for tokens
Keyboard layout: de
The keynote is on Monday
Author: Ann Jones
Password manager of the office
Password reset service
Password policy and account lockout
SSH password login is disabled
Password authentication is off
Passwords are kept in the vault
The password is in the vault
No password required
Vault for secrets
Secret Santa 2026
Token bucket for the API
The name of the token (\`string\`), see (\`secrets\`)
peterblazejewicz
Pick<Key extends keyof Shop>(name)
password: none
DB_PASSWORD=
password = n/a
Password: required
{"password":null,"token":"unset"}
<password>none</password>
Settings → Password → Reset
Security > API keys > Create
| Password | Required |
mkdir -p /srv && cp -preserve a b
ss -plant | grep nginx
ffmpeg -i a.mp4 -preset slow -pix_fmt yuv420p b.mp4
Get-Item -Path . -PassThru
The server is identified by its id
getUser("ann")
pin-up
tan-1
spin-4711
make sure that your team uses them when they need data
prod-shop-node-data
does your html work with this json file
Created 24/11/2026 12:03:50, 24.11.2026 12:03:51
2026-11-24 12:03:50, 2026-11-25 12:03:50 and 2026-11-26
Tokens expire after an hour
API keys are rotated monthly
Public key pinning
Pinned to kernel 6.8
Compass service
Bypass the cache: yes
Monkey testing
Basic plan, 2 GB
Bearer of bad news
Basic authentication is used
Status code 500 on every request
Exit code 137 (out of memory)
Passenger 6.0.20 with Ruby
Owner: Ann, team: shop, environment: production
team=shop env=production tier=gold
env: production
replicas: 3
Cache-Control: max-age=3600, public
{"team":"shop","tier":"gold","replicas":3}
<b>Shop</b> & sons
C++ and C# builds
R&D, Q&A
50% off
~/.bashrc of the build user
Ø 12 mm, 3 × 4
*.example.com
example.com, www.example.com
0 3 * * *
TLSv1.2 and newer
AES-256-GCM
x86_64-unknown-linux-gnu
America/Argentina/Buenos_Aires
`
  .trim()
  .split('\n');

/** Texts that are no secrets but look like one: left out on purpose. */
export const LEFT_OUT: readonly (readonly [why: string, text: string])[] = [
  ['a whole commit hash looks as a signature', `Deployed at ${'7f3a9c1b2d'.repeat(4)}`],
  ['an MD5 in a name looks as a token', `report-${'d41d8cd98f00b204'.repeat(2)}.pdf`],
  ['a public key stands beside its private one', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFoo ann'],
  ['the value of a key may be one', 'Key: see the legend'],
  ['a random id may be a token', 'spreadsheet 1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms'],
];
