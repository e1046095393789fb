import type { Lang } from '@ludoteca/engine'

export interface Words {
  readonly round: string
  readonly governor: string
  readonly playing: string
  readonly last: string
  readonly roles: string
  readonly plantations: string
  readonly quarries: string
  readonly faceDown: string
  readonly supply: string
  readonly goodsLeft: string
  readonly house: string
  readonly ships: string
  readonly shipEmpty: string
  readonly nothing: string
  readonly pool: string
  readonly colonists: string
  readonly onShip: string
  readonly nobles: string
  readonly buildings: string
  readonly money: string
  readonly points: string
  readonly sanJuan: string
  readonly island: string
  readonly city: string
  readonly goods: string
  readonly forest: string
  readonly comma: string
}

const en: Words = {
  round: 'Round {n}',
  governor: 'governor: {who}',
  playing: '{role} of {who}',
  last: 'last round',
  roles: 'Roles',
  plantations: 'Plantations',
  quarries: 'quarries {n}',
  faceDown: 'face down {n}',
  supply: 'Supply',
  goodsLeft: 'Goods left',
  house: 'Trading house',
  ships: 'Cargo ships',
  shipEmpty: 'empty',
  nothing: 'none',
  pool: 'points {n}',
  colonists: 'colonists {n}',
  onShip: 'colonist ship {n}',
  nobles: 'nobles {n}',
  buildings: 'Buildings (cost ×copies left), by how many quarries may help to pay:',
  money: 'doubloons {n}',
  points: 'points {n}',
  sanJuan: 'San Juan {n}',
  island: 'Island',
  city: 'City',
  goods: 'goods: ',
  forest: 'forest',
  comma: ', ',
}

const zh: Words = {
  round: '第 {n} 轮',
  governor: '总督：{who}',
  playing: '{who}的{role}',
  last: '最后一轮',
  roles: '角色',
  plantations: '种植园',
  quarries: '采石场 {n}',
  faceDown: '面朝下 {n}',
  supply: '公共堆',
  goodsLeft: '剩余货物',
  house: '商会',
  ships: '运输船',
  shipEmpty: '空',
  nothing: '无',
  pool: '胜利分 {n}',
  colonists: '移民 {n}',
  onShip: '拓荒船 {n}',
  nobles: '贵族 {n}',
  buildings: '建筑（造价 ×剩余数），按最多可用几座采石场分列：',
  money: '杜布隆 {n}',
  points: '胜利分 {n}',
  sanJuan: '圣胡安 {n}',
  island: '土地',
  city: '城区',
  goods: '货物：',
  forest: '森林',
  comma: '、',
}

export const words: Readonly<Record<Lang, Words>> = { en, zh }
