import type { Lang } from '@ludoteca/engine'

interface Words {
  readonly usage: string
  readonly notBuilt: string
  /** `{why}` is filled in by `fill`. */
  readonly cannotOpen: string
  /** Before the addresses others in the network can type. */
  readonly neighbours: string
  readonly closes: string
}

const en: Words = {
  usage: `npm start -- [options], or ludoteca serve [options]

  --port N         where to listen (default 4280, or PORT); 0 means any free port
  --host H         0.0.0.0 lets others in your network in (default 127.0.0.1, or HOST)
  --data DIR       where accounts and games are kept (default ./data, or LUDOTECA_DATA)
  --database URL   postgres://… for many nodes (default a file in the data folder, or DATABASE_URL)
  --role ROLE      web: people; bots: only thinks, for other nodes; all (default)
  --origin URL     where the room is found from outside, for links in messages (or LUDOTECA_ORIGIN)
  --hosts NAMES    other names people reach the room by, such as games.lan (or LUDOTECA_HOSTS)
  --trust-proxy    a proxy in front says who calls and whether over TLS
  --words FILE     words that names and chat must not contain, one a line
  --metrics-open   /metrics for everyone, not only for this machine
  --allow-private-webhooks   people may have addresses in the room's own network called
  --most-waiting A,G,N     tables waiting for players: of an account, of a guest, from an address (20,10,60)
  --most-playing A,G,N     the same for games being played (100,30,300)
  --most-with-bots A,G,N   the same for games of one person with bots (12,4,24)
  --no-limits      no limits at all: for measurements only
  --lang LANG      zh or en (default the language of the system)

LOG_LEVEL (trace, debug, info, warn, error, silent) says how much is logged; usually warn.`,
  notBuilt: 'The page has not been built yet: npm start does that.',
  cannotOpen: 'The room cannot be opened: {why}',
  neighbours: 'Others in your network type one of these, or scan the code for the first:',
  closes: 'Ctrl+C closes the room; games are kept.',
}

const zh: Words = {
  usage: `npm start -- [选项]，或 ludoteca serve [选项]

  --port N         监听哪个端口（默认 4280，或 PORT）；0 表示任选一个空闲端口
  --host H         0.0.0.0 让同一网络里的人也能进来（默认 127.0.0.1，或 HOST）
  --data DIR       账号和对局存放的目录（默认 ./data，或 LUDOTECA_DATA）
  --database URL   多节点时用 postgres://…（默认是数据目录里的一个文件，或 DATABASE_URL）
  --role ROLE      web：接待玩家；bots：只替其他节点思考；all：两样都做（默认）
  --origin URL     外面的人访问本馆的地址，用在消息的链接里（或 LUDOTECA_ORIGIN）
  --hosts NAMES    大家访问本馆用的其他名字，如 games.lan（或 LUDOTECA_HOSTS）
  --trust-proxy    前面有反向代理，由它说明访客是谁、是否经由 TLS
  --words FILE     名字和聊天里不许出现的词，每行一个
  --metrics-open   谁都能看 /metrics，不限本机
  --allow-private-webhooks   允许把通知发到本馆内网的地址
  --most-waiting A,G,N     等人的桌子最多几张：每个账号、每位游客、每个地址（20,10,60）
  --most-playing A,G,N     正在进行的对局，同上（100,30,300）
  --most-with-bots A,G,N   一个人和机器人的对局，同上（12,4,24）
  --no-limits      不作任何限制，仅供测量
  --lang LANG      zh 或 en（默认随系统语言）

LOG_LEVEL（trace、debug、info、warn、error、silent）决定日志的详略，通常为 warn。`,
  notBuilt: '网页还没有构建：npm start 会构建它。',
  cannotOpen: '无法开馆：{why}',
  neighbours: '同一网络里的人请输入下面的一个地址，或扫码打开第一个：',
  closes: '按 Ctrl+C 关馆，对局都会保留。',
}

export const serveText: Readonly<Record<Lang, Words>> = { en, zh }
