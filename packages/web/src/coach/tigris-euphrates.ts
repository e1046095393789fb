import type { Phase, State } from '@ludoteca/tigris-euphrates'
import type { Coach } from './contract.ts'

type Kind = Exclude<Phase['kind'], 'over'>

export const coach: Coach<State, Kind> = {
  kindOf: ({ phase }) => (phase.kind === 'over' ? null : phase.kind),
  lessons: {
    action: {
      rule: 'turn',
      en: 'You have two actions: place a leader or a tile, use a catastrophe, or swap tiles. A tile scores in its colour for the leader of that colour in the kingdom, and your weakest colour is your score.',
      zh: '你有两个行动：放领袖、放牌片、用灾难或换牌片。牌片为王国中同色领袖的主人得分，而你最弱的颜色就是最终分数。',
    },
    'war-order': {
      rule: 'decide-war-order',
      en: 'Several wars broke out; you decide which is fought first. Winning one removes tiles and may change the next.',
      zh: '同时爆发多场战争，由你决定先打哪场。打完一场会拿掉牌片，可能改变下一场。',
    },
    support: {
      rule: 'decide-support',
      en: 'Commit tiles from your hand: red for a revolt, the colour of the leaders in a war. Ties go to the defender, and committed tiles are spent either way.',
      zh: '从手中投入牌片：叛乱用红色，战争用领袖的颜色。平手守方胜，投入的牌片无论输赢都用掉。',
    },
    building: {
      rule: 'tiles',
      en: 'You may put up a building of this colour. Place it where it serves your own leader.',
      zh: '你可以建造这个颜色的建筑。放在对自己领袖有利的地方。',
    },
    monument: {
      rule: 'monuments',
      en: 'Four equal tiles in a square may become a monument that pays its two colours every turn. Build it when your leaders stand in the kingdom, for now or never.',
      zh: '四张同色成方可建纪念碑，每回合给两种颜色的领袖得分。你的领袖在此国时就建，过了就没有机会。',
    },
    treasure: {
      rule: 'aim',
      en: 'Your trader takes a treasure: it counts as any colour at the end. Take the one that leaves the map best for you.',
      zh: '你的商人取走一个财宝，终局可算作任意颜色。选对局面最有利的那一个。',
    },
    'turn-end': {
      rule: 'turn',
      en: 'Your actions are done. Look at the board once more, then end the turn.',
      zh: '行动用完了。再看一眼局面，然后结束回合。',
    },
    'wonder-point': {
      rule: 'monuments',
      en: 'Choose the colour of the point. Take the colour you have least of.',
      zh: '选择这一分的颜色。拿你最少的颜色。',
    },
  },
}
