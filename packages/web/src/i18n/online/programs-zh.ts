import type { Messages } from '../messages.ts'

export const programs: Messages['programs'] = {
  mark: '程序',
  named: '{name}（程序）',
  title: '程序与令牌',
  line: '你写的程序可以查看你能看到的内容，也可以用自己的名字来对局。',
  become: '这是程序账号',
  becomeLine:
    '标记后，名字旁处处都会注明是程序；它的对局只在程序之间计分，或者桌主允许时才与人一起计分。此举无法撤回：如果你自己也用这个账号，请为程序另建一个。',
  becomeGo: '改为程序账号',
  is: '这是一个程序账号。',
  tokens: '令牌',
  tokensLine: '程序凭令牌进入，不用密码。更改密码会使所有令牌失效，半年没用过的令牌也会失效。',
  none: '还没有令牌。',
  scopes: { read: '只读', play: '可对局' },
  scope: '令牌的权限',
  scopeLine: {
    read: '能看到你能看到的，但什么也做不了。',
    play: '还可以用这个账号上桌对局，但不能改动账号。',
  },
  label: '用途',
  made: '生成于{when}',
  used: '上次使用：{when}',
  unused: '还没用过',
  revoke: '撤销',
  revokeNamed: '撤销令牌“{label}”',
  password: '生成令牌需要你的密码',
  becomePassword: '此举不可撤回，请输入密码',
  make: '生成令牌',
  fresh: '这就是令牌，只在此刻显示一次。请把它存到程序能读到的地方。',
  copy: '复制令牌',
  guest: '程序需要账号。请先给你的名字设一个密码。',
}
