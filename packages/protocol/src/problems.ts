import { fill, type Lang } from '@ludoteca/engine'

/** What the room says no with. Refusals by the rules of a game have their own texts, with the game. */
const en = {
  // Requests
  'bad-request': 'The room did not understand this request.',
  'bad-field': '“{field}” is not filled in properly.',
  'bad-name':
    'A name has 2 to 24 letters or digits of any script; spaces, dots, hyphens and apostrophes may join them.',
  'bad-password': 'A password has at least 8 characters and at most 200.',
  'bad-words': 'The host of this room does not want these words here.',
  'bad-zone': 'The time zone “{zone}” is unknown.',
  'bad-push': 'The room can only send to a push service on the open internet.',
  'away-too-long': 'You can be away for at most {days} days at a time.',
  'too-large': 'That is more than the room takes in one request.',
  'too-many': 'Too many requests. Please try again in {seconds} s.',
  'foreign-origin': 'The room takes this only from its own page.',
  'not-found': 'There is nothing here.',
  'no-table': 'There is no such table, or it is not open to you.',
  'no-person': 'Nobody here goes by that name.',
  'no-session': 'This device is not signed in any more.',
  failed: 'Something went wrong in the room. It has been noted; please try again.',
  closing: 'The room is closing for a moment. Please try again shortly.',
  // Calls to a person's own address
  'webhook-private': 'The room calls no addresses inside its own network.',
  'webhook-status': 'The address answered with status {status}.',
  'webhook-timeout': 'The address did not answer in time.',
  'webhook-unreachable': 'The address cannot be reached.',
  // People
  'sign-in-first': 'Choose a name or sign in first.',
  'wrong-sign-in': 'Name and password do not belong together.',
  'wrong-password': 'That is not your password.',
  'wrong-recovery': 'Name and recovery code do not belong together.',
  'name-taken': 'Somebody else already has the name “{name}”.',
  'has-account': 'You already have an account.',
  'needs-account': 'Guests have no password. Make an account first.',
  banned: 'The host has barred you from this room.',
  'banned-until': 'The host has barred you from this room until {until}.',
  resting: 'The host is not taking new games at the moment. Games that have begun go on.',
} as const

export type ProblemCode = keyof typeof en

const zh: Readonly<Record<ProblemCode, string>> = {
  'bad-request': '没看懂这个请求。',
  'bad-field': '“{field}”填得不对。',
  'bad-name': '名字须为 2 至 24 个字，可用各种文字和数字，中间可加空格、点、连字符或撇号。',
  'bad-password': '密码至少 8 个字符，最多 200 个。',
  'bad-words': '馆主不希望这里出现这些词。',
  'bad-zone': '不认识时区“{zone}”。',
  'bad-push': '只能发给公网上的推送服务。',
  'away-too-long': '每次最多可以请假 {days} 天。',
  'too-large': '内容太多，一次收不下。',
  'too-many': '请求太频繁，请过 {seconds} 秒再试。',
  'foreign-origin': '只接受来自本馆页面的请求。',
  'not-found': '这里什么也没有。',
  'no-table': '没有这张桌子，或者它不对你开放。',
  'no-person': '这里没有叫这个名字的人。',
  'no-session': '这台设备已经退出登录。',
  failed: '馆里出了点问题，已记录下来，请再试一次。',
  closing: '本馆正在短暂关闭，请稍后再试。',
  'webhook-private': '本馆不会访问自己内部网络里的地址。',
  'webhook-status': '对方返回了状态码 {status}。',
  'webhook-timeout': '对方没有及时回应。',
  'webhook-unreachable': '无法连接到这个地址。',
  'sign-in-first': '请先取个名字或登录。',
  'wrong-sign-in': '名字和密码对不上。',
  'wrong-password': '密码不对。',
  'wrong-recovery': '名字和恢复码对不上。',
  'name-taken': '“{name}”这个名字已经有人用了。',
  'has-account': '你已经有账号了。',
  'needs-account': '游客没有密码，请先注册账号。',
  banned: '馆主已禁止你进入本馆。',
  'banned-until': '馆主已禁止你进入本馆，到 {until} 为止。',
  resting: '馆主暂时不接新局，已经开始的对局照常进行。',
}

const texts: Readonly<Record<Lang, Readonly<Record<ProblemCode, string>>>> = { en, zh }

export const isProblem = (code: string): code is ProblemCode => Object.hasOwn(en, code)

export const problemText = (
  lang: Lang,
  code: ProblemCode,
  params: Readonly<Record<string, string | number>> = {},
): string => fill(texts[lang][code], params)
