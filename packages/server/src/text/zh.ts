import type { ServeText } from './en.ts'

export const zh: ServeText = {
  usage: `npm start -- [选项]，或 ludoteca serve [选项]

  --port N         监听哪个端口（默认 4280，或 PORT）；0 表示任选一个空闲端口
  --host H         0.0.0.0 让同一网络里的人也能进来（默认 127.0.0.1，或 HOST）
  --data DIR       账号和对局存放的目录（默认 ./data，或 LUDOTECA_DATA）
  --database URL   多节点时用 postgres://…（默认是数据目录里的一个文件，或 DATABASE_URL）
  --role ROLE      web：接待玩家；bots：只替其他节点思考；all：两样都做（默认）
  --origin URL     从外部访问服务器的地址，用于消息中的链接（或 LUDOTECA_ORIGIN）
  --hosts NAMES    访问服务器时可用的其他主机名，如 games.lan（或 LUDOTECA_HOSTS）
  --trust-proxy    前面有反向代理，由它说明访客是谁、是否经由 TLS
  --words FILE     名字和聊天里不许出现的词，每行一个
  --metrics-open   谁都能看 /metrics，不限本机
  --allow-private-webhooks   允许把通知发到服务器所在内网的地址
  --most-waiting A,G,N     等人的桌子最多几张：每个账号、每位游客、每个地址（20,10,40）
  --most-playing A,G,N     正在进行的对局，同上（100,30,300）
  --most-with-bots A,G,N   一个人和电脑的对局，同上（12,4,24）
  --lisboa-set FILE        新开的里斯本桌子都用照自己盒子录入的卡牌与牌片（ludoteca set lisboa 可输出自制套组）
  --tournaments WHO        谁可以举办赛事：accounts（有账号的人，默认）或 hosts（仅馆主）
  --reviews WHO            线上对局的复盘由谁来算、供大家查看：browser（最先要看的人，默认）、server（服务器空闲时）或 off（不保存）
  --no-limits      不作任何限制，仅供测量
  --lang LANG      zh 或 en（默认随系统语言）

LOG_LEVEL（trace、debug、info、warn、error、silent）决定日志的详略，通常为 warn。`,
  notBuilt: '网页还没有构建：npm start 会构建它。',
  cannotOpen: '服务器无法启动：{why}',
  neighbours: '同一网络里的人请输入下面的一个地址，或扫码打开第一个：',
  closes: '按 Ctrl+C 停止服务器，对局都会保留。',
}
