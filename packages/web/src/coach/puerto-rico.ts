import type { Phase, State } from '@ludoteca/puerto-rico'
import type { Coach } from './contract.ts'

type Kind = Exclude<Phase, 'over'>

export const coach: Coach<State, Kind> = {
  kindOf: view => (view.phase === 'over' ? null : view.phase),
  lessons: {
    draft: {
      rule: 'draft',
      en: 'Before the game you choose which buildings are for sale. Pick what you would like to build yourself.',
      zh: '开局前先选哪些建筑上架。选你自己想盖的。',
    },
    role: {
      rule: 'roles',
      en: 'Take a role: everybody does its action, you also get its privilege and the doubloons on it. Choose what helps you more than the others.',
      zh: '选一个角色：人人执行它的行动，你另得特权和上面的杜布隆。选对你比对别人更有利的。',
    },
    guest: {
      rule: 'guesthouse',
      en: 'Your guests may go to work at once. Send them where the current phase pays.',
      zh: '你的客人可以立刻上岗。派到本阶段有收益的地方。',
    },
    hacienda: {
      rule: 'settler-buildings',
      en: 'The Hacienda gives a plantation from the stack before you choose. It is free, and you will see it at once.',
      zh: '农庄让你先从牌堆多拿一块种植园。免费，并且马上翻开。',
    },
    forest: {
      rule: 'forest-house',
      en: 'A forest makes buildings cheaper for good instead of growing a crop. Take it when you have crops enough.',
      zh: '森林不产作物，但让建筑永久便宜。作物够了就换森林。',
    },
    settle: {
      rule: 'take-tile',
      en: 'Take a plantation, or a quarry if you may. Quarries make buildings cheaper; a crop is worth it only with its production building, except corn.',
      zh: '拿一块种植园，可以的话拿采石场。采石场让建筑便宜；除玉米外，作物要有对应厂房才有用。',
    },
    hunt: {
      rule: 'nobles',
      en: 'The hunting lodge lets you use land differently. Compare what the tile brings now with what it would bring later.',
      zh: '狩猎小屋让你另用土地。比较现在和以后的收益。',
    },
    privilege: {
      rule: 'colonists',
      en: 'The Mayor may take one more colonist from the supply. More hands are nearly always better.',
      zh: '市长可从公共堆多拿 1 个移民。人手几乎总是越多越好。',
    },
    token: {
      rule: 'nobles',
      en: 'Take a colonist or a noble. Nobles work as well and are worth a point at the end.',
      zh: '拿一名移民或一名贵族。贵族同样能干活，终局还值 1 分。',
    },
    arrange: {
      rule: 'arrange',
      en: 'Put your colonists to work: a plantation and its production building both need one. “Fill sensibly” is a good start.',
      zh: '安排移民：种植园和对应厂房都要有人。拿不准就先点“合理安排”。',
    },
    assign: {
      rule: 'assign',
      en: 'Decide where nobles and colonists work. Nobles do most where a building rewards them.',
      zh: '决定贵族和移民在哪里工作。贵族放在有额外奖励的建筑。',
    },
    build: {
      rule: 'price',
      en: 'Buildings give abilities and points; occupied quarries make them cheaper. Early on buy what earns money, later the large violet ones.',
      zh: '建筑带来能力和分数，有人的采石场让它便宜。前期买赚钱的，后期买紫色大建筑。',
    },
    give: {
      rule: 'black-market',
      en: 'The black market lets you pay with people, goods or points. Give what you need least.',
      zh: '黑市让你用人、货或分数付账。给出最不需要的。',
    },
    produce: {
      rule: 'production',
      en: 'As Craftsman you take one extra barrel of something you produced. Choose what you can sell or ship next.',
      zh: '作为监管，你多拿一桶自己产出的货物。选接下来能卖或能运的。',
    },
    extra: {
      rule: 'production',
      en: 'You may take an extra barrel. Choose a kind that still finds a ship or a buyer.',
      zh: '你可以多拿一桶。选还找得到船或买家的。',
    },
    land: {
      rule: 'land',
      en: 'The Land Office trades land for money. A doubloon now may decide the next building.',
      zh: '土地局可以用土地换钱。眼下 1 杜布隆可能决定下一座建筑。',
    },
    sell: {
      rule: 'selling',
      en: 'Sell one barrel while there is room and the kind is new to the house. Coffee and tobacco pay most.',
      zh: '商会有位置、且没有同类货时，卖出一桶。咖啡和烟草最值钱。',
    },
    supply: {
      rule: 'trader',
      en: 'Take what the building offers. Think of the ships that wait.',
      zh: '拿建筑提供的东西。想想等着的船。',
    },
    load: {
      rule: 'loading',
      en: 'You have to load if you can; every barrel is a point. Try to fill the ship that leaves others without one.',
      zh: '能装就必须装，每桶 1 分。尽量占住让别人没船可装的那艘。',
    },
    mix: {
      rule: 'small-wharf',
      en: 'Your small wharf ships any mix at half price. Send what would spoil.',
      zh: '小码头可混装，两桶 1 分。送走会坏掉的货。',
    },
    store: {
      rule: 'storage',
      en: 'What you cannot store is lost. Keep the barrel that sells or ships best next time.',
      zh: '存不下的会丢掉。留下下次最好卖或最好运的。',
    },
  },
}
