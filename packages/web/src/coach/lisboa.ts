import { type DecisionKind, decision, type State } from '@ludoteca/lisboa'
import type { Coach } from './contract.ts'

export const coach: Coach<State, DecisionKind> = {
  kindOf: view => decision(view)?.kind ?? null,
  lessons: {
    keep: {
      rule: 'setup',
      en: 'A Clergy tile is a power for as long as you keep it; later you may give it up for the wigs on its back. Keep the power you would use every turn.',
      zh: '教士图板留着就有能力，以后交出可换背面的假发。留下你每回合都用得上的那一块。',
    },
    turn: {
      rule: 'turn',
      en: 'Play one card: into your portfolio to grow and trade, or to court to visit a noble or sponsor an event. Discarding for gold is the weakest use, good when nothing else is possible.',
      zh: '打出一张牌：放进组合以壮大并买卖，或送进宫廷拜访贵族、赞助事件。弃牌换金子最弱，别无办法时再用。',
    },
    room: {
      rule: 'portfolio',
      en: 'Your portfolio is full, so something must leave before the new card comes in. Part with the fewest influence icons or a power you no longer use.',
      zh: '组合已满，新牌进来之前要腾出位置。舍掉影响力最少的，或已经用不上的能力。',
    },
    surplus: {
      rule: 'portfolio',
      en: 'Your limit has fallen and one card must go. Keep ships and strong powers.',
      zh: '上限降低了，要去掉一张。留住船和强力的能力。',
    },
    market: {
      rule: 'sell',
      en: 'Now either sell goods to ships for réis or pay goods to nobles for their State actions. Sell when you need money for land; trade when you need a ship, a plan or officials.',
      zh: '现在二选一：把货物卖上船换里斯，或把货物付给贵族执行国家行动。缺钱买地就卖；缺船、蓝图或官员就交易。',
    },
    selling: {
      rule: 'sell',
      en: 'You may go on selling. A full ship sails at once and gives its owner a wig for each good, so fill your own ships rather than others’.',
      zh: '你可以继续卖。船装满立刻出海，船主每个货物得 1 顶假发，所以尽量装满自己的船。',
    },
    trading: {
      rule: 'trade',
      en: 'You may trade a second good for a different State action. Two actions in one turn are worth a good you cannot sell well.',
      zh: '你还可以用第二个货物换另一个国家行动。卖不出好价的货物，换一个行动很划算。',
    },
    fee: {
      rule: 'visit',
      en: 'Your houses let you pay part of this visit in réis. Keep influence if you will visit again soon, keep réis if you are about to buy land.',
      zh: '你的房屋让你可以用里斯付一部分。还要拜访就省影响力，快要买地就省里斯。',
    },
    audience: {
      rule: 'visit',
      en: 'Before the Noble action you may do one State action of this noble for free. There is rarely a reason to decline.',
      zh: '贵族行动之前，可以免费做他的一个国家行动。很少有理由放弃。',
    },
    follow: {
      rule: 'follow',
      en: 'Somebody visits a noble whose Royal Favor you hold: return it, pay, and act now. A good action out of turn is usually worth more than the 2 wigs of the tile.',
      zh: '有人拜访了你持有青睐的贵族：归还青睐、付代价，就能立刻行动。多出来的行动通常比那 2 顶假发更值。',
    },
    errands: {
      rule: 'sponsor',
      en: 'The event gives State actions without goods. Take those for which you would otherwise have to give up valuable goods.',
      zh: '这个事件让你不付货物做国家行动。选那些平时要花好货才能做的。',
    },
    favor: {
      rule: 'royal-favor',
      en: 'A Royal Favor lets you follow when others visit that noble. Take the noble your neighbours hold most cards of, or whose action you need.',
      zh: '有了青睐，别人拜访那位贵族时你就能跟随。选对手常去的，或你需要其行动的贵族。',
    },
    ship: {
      rule: 'build-ship',
      en: 'A ship raises the price of goods sold onto it, counts for influence, and is worth wigs. Pay with the goods that sell for least.',
      zh: '船能抬高卖货的价钱、提供影响力，终局还值假发。用最不值钱的货物来付。',
    },
    produce: {
      rule: 'produce',
      en: 'Every store yields a good and prices of what you make fall. Produce when the warehouse is empty, sell before you produce again.',
      zh: '每家商店出产一个货物，产出的货会降价。仓库空时生产，先卖掉再生产。',
    },
    plan: {
      rule: 'plan',
      en: 'A plan is needed for every public building. Fewer officials are easier to staff; look also at which architect’s buildings fit your stores.',
      zh: '每座公共建筑都要一张蓝图。官员少的更容易凑齐，也看看哪位建筑师的建筑适合你的商店。',
    },
    'take-good': {
      rule: 'rubble',
      en: 'Gold is accepted by every noble; the others fetch their market price. Take what you lack for your next ship or trade.',
      zh: '金子每位贵族都收，其他按市价卖。拿你下一艘船或交易缺的那种。',
    },
    'raise-price': {
      rule: 'sell',
      en: 'Raise the price of a good you are about to sell. A price at its top cannot rise.',
      zh: '抬高你马上要卖的货物的价格。已到最高的不能再涨。',
    },
    'take-cube': {
      rule: 'rubble',
      en: 'One cube of each colour makes a set, and sets widen your warehouse and portfolio. Take the colour you lack.',
      zh: '三种颜色各一块成一组，每组扩大仓库和组合。拿你缺的颜色。',
    },
    cardinal: {
      rule: 'meet-cardinal',
      en: 'The Cardinal moves and you take a tile beside him. Star gaps start church scoring: good when you have tiles to give up.',
      zh: '主教前进，你拿他旁边的图板。走到星形格会触发教会计分：手里有图板可交时有利。',
    },
    clergy: {
      rule: 'meet-cardinal',
      en: 'Take one of the two tiles beside the Cardinal. Early in the game powers count more than wigs.',
      zh: '从主教两旁的图板中拿一块。前期能力比假发重要。',
    },
    recruit: {
      rule: 'recruit',
      en: 'Officials make visits dearer for everybody else and later staff your buildings. Put them in offices that others visit often, and where you want people for a building later.',
      zh: '官员让别人拜访变贵，以后还能派去公共建筑。放到别人常去的办公室，也放到以后要派人建公共建筑的地方。',
    },
    extra: {
      rule: 'produce',
      en: 'Your houses give an extra good. Choose what sells best or what your next ship lacks.',
      zh: '你的房屋带来一个额外货物。选最好卖的，或下一艘船缺的。',
    },
    'lose-good': {
      rule: 'portfolio',
      en: 'The card costs you a good. Give the one with the lowest price.',
      zh: '这张牌要你失去一个货物。给出价格最低的。',
    },
    'lose-favor': {
      rule: 'royal-favor',
      en: 'You have to return a Royal Favor. Return that of the noble others visit least.',
      zh: '你必须归还一块青睐。还掉别人最少拜访的那位。',
    },
    'lose-official': {
      rule: 'recruit',
      en: 'One of your officials comes home. Take him from the office where you stand alone.',
      zh: '你的一名官员要撤回。从不碍事的办公室撤。',
    },
    decree: {
      rule: 'decree',
      en: 'A decree gives wigs at the end for something you have. Choose one that fits what you already do; the number shows what it would be worth now.',
      zh: '法令在终局按你拥有的东西给假发。选与你路线相合的，数字是它现在的价值。',
    },
    'second-decree': {
      rule: 'decree',
      en: 'You may spend a rubble-set marker on one more decree. Markers have no other use, so a decree worth anything is a gain.',
      zh: '可以花一个碎石组标记多拿一张法令。标记没有别的用处，只要法令有分就赚。',
    },
    store: {
      rule: 'store',
      en: 'A store produces goods, clears rubble and scores with public buildings. Look for cheap land whose street and row already have buildings; the price stands in the plot’s explanation.',
      zh: '商店出产货物、清走碎石，并与公共建筑一起计分。找便宜、且街头或行端已有建筑的地块；地价写在地块说明里。',
    },
    clear: {
      rule: 'store',
      en: 'The cube you take is not paid for. Take an expensive one, or the colour you need for a set.',
      zh: '你拿走的碎石不计入地价。拿最贵的，或成组所缺的颜色。',
    },
    house: {
      rule: 'rubble',
      en: 'The left pair lets you pay visits in réis, the middle group makes ships cheaper, the right group adds goods when you produce. Finish a group before you begin the next.',
      zh: '左边两座让拜访可付里斯，中间的让船便宜，右边的增加生产。先完成一组再开另一组。',
    },
    open: {
      rule: 'public-building',
      en: 'The place gives you its rubble and reward, and every store the building serves scores for its owner. Choose one that serves your own stores.',
      zh: '建筑位的碎石和奖励归你，它服务的每家商店都为店主计分。选对自己商店有利的位置。',
    },
    raise: {
      rule: 'public-building',
      en: 'Use a plan and choose a building of its architect. The two trades on it decide which stores in the row score.',
      zh: '用一张蓝图，选同一建筑师的建筑。上面的两种行业决定这一行哪些商店计分。',
    },
    staff: {
      rule: 'public-building',
      en: 'Send officials from offices and plaza; only missing ones are hired for money. Leave them where they make visits dear for others.',
      zh: '从办公室和广场派官员，不够才花钱雇。把能抬高别人拜访费用的官员留在原处。',
    },
    draw: {
      rule: 'upkeep',
      en: 'Take the open card of a pile: nobles give influence and visits, treasury cards powers and events. Plan your next turn with it.',
      zh: '从一个牌堆拿明牌：贵族卡给影响力和拜访，财政卡给能力和事件。想好下一回合怎么用。',
    },
    church: {
      rule: 'church',
      en: 'Give up Clergy tiles for the wigs on their backs and gain influence once. Tiles you keep are worth nothing at the end, but their powers go on.',
      zh: '交出教士图板，得背面的假发，并获得一次影响力。留到终局的图板没有分，但能力继续有效。',
    },
    renew: {
      rule: 'period-end',
      en: 'Discarded cards are replaced by new ones for the second period, and rewards on them can be taken. Keep only what you will surely play.',
      zh: '弃掉的牌会换成第二时期的新牌，上面的奖励可以拿。只留下一定会打的。',
    },
    rewards: {
      rule: 'period-end',
      en: 'Take the rewards of the cards you discarded, one after the other. They cost nothing.',
      zh: '依次拿取所弃之牌的奖励。不用付任何代价。',
    },
  },
}
