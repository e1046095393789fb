import type { Names } from './names.ts'

const prospector = { privilege: '从银行获得 1 杜布隆。', action: '其他玩家没有行动。' }

export const names: Names = {
  goods: { corn: '玉米', indigo: '靛蓝', sugar: '蔗糖', tobacco: '烟草', coffee: '咖啡' },
  tiles: {
    corn: '玉米种植园',
    indigo: '靛蓝种植园',
    sugar: '蔗糖种植园',
    tobacco: '烟草种植园',
    coffee: '咖啡种植园',
    quarry: '采石场',
  },
  roles: {
    settler: {
      name: '拓荒者',
      privilege: '可以改拿一个采石场。',
      action: '每人可以拿一个种植园。',
    },
    mayor: {
      name: '市长',
      privilege: '可以从公共堆多拿 1 个移民。',
      action: '分配移民船上的移民，每人重新安排自己的移民。',
    },
    builder: { name: '建筑师', privilege: '建造费用减 1 杜布隆。', action: '每人可以建造一座建筑。' },
    craftsman: {
      name: '监管',
      privilege: '最后可以多拿 1 桶自己刚生产过的货物。',
      action: '每人生产货物。',
    },
    trader: {
      name: '商人',
      privilege: '出售货物时多得 1 杜布隆。',
      action: '每人可以向商会出售一桶货物。',
    },
    captain: {
      name: '船长',
      privilege: '本阶段第一次装货多得 1 分。',
      action: '每人轮流装货得分，能装就必须装。',
    },
    prospector: { name: '淘金者', ...prospector },
    prospector2: { name: '第二淘金者', ...prospector },
  },
  buildings: {
    small_indigo: { name: '小靛蓝厂', effect: '加工 1 个靛蓝种植园的收成。' },
    small_sugar: { name: '小制糖厂', effect: '加工 1 个蔗糖种植园的收成。' },
    indigo_plant: { name: '靛蓝厂', effect: '每个移民加工 1 个靛蓝种植园的收成。' },
    sugar_mill: { name: '制糖厂', effect: '每个移民加工 1 个蔗糖种植园的收成。' },
    tobacco_storage: { name: '烟草库', effect: '每个移民加工 1 个烟草种植园的收成。' },
    coffee_roaster: { name: '咖啡烘焙坊', effect: '每个移民加工 1 个咖啡种植园的收成。' },
    small_market: { name: '小市场大厅', effect: '商人阶段：你出售的货物多得 1 杜布隆。' },
    hacienda: { name: '农庄', effect: '拓荒者阶段：正常拿取之前，可以先从牌堆顶抽一个种植园。' },
    construction_hut: { name: '建筑小屋', effect: '拓荒者阶段：可以改拿一个采石场。' },
    small_warehouse: { name: '小仓库', effect: '清仓时可以保留 1 种货物的全部。' },
    hospice: { name: '收容院', effect: '拓荒者阶段：你拿取的牌片可以带上 1 个移民。' },
    office: { name: '分商会', effect: '商人阶段：可以出售商会里已有的货物种类。' },
    large_market: { name: '大市场大厅', effect: '商人阶段：你出售的货物多得 2 杜布隆。' },
    large_warehouse: { name: '大仓库', effect: '清仓时可以保留 2 种货物的全部。' },
    factory: { name: '工厂', effect: '监管阶段：生产 2／3／4／5 种货物，获得 1／2／3／5 杜布隆。' },
    university: { name: '大学', effect: '建筑师阶段：你建造的建筑可以带上 1 个移民。' },
    harbor: { name: '港口', effect: '船长阶段：你每次装货多得 1 分。' },
    wharf: { name: '船坞', effect: '船长阶段：每阶段一次，不占运输船，运走一种货物的全部。' },
    guild_hall: { name: '行会大厅', effect: '终局：每座小生产建筑 1 分，其他生产建筑每座 2 分。' },
    residence: { name: '官邸', effect: '终局：岛上土地占用不超过 9 块得 4 分，10／11／12 块得 5／6／7 分。' },
    fortress: { name: '要塞', effect: '终局：你的移民每 3 个得 1 分。' },
    customs_house: { name: '海关', effect: '终局：计分圆片每 4 分再得 1 分。' },
    city_hall: { name: '市政厅', effect: '终局：你的每座紫色建筑得 1 分（包括它自己）。' },

    aqueduct: {
      name: '引水渠',
      effect: '监管阶段：（大）靛蓝厂开工则多得 1 靛蓝，（大）制糖厂开工则多得 1 蔗糖。',
    },
    black_market: {
      name: '黑市',
      effect: '建筑师阶段：钱不够时，可交出至多 1 个移民或贵族、1 桶货物和 1 分，各抵 1 杜布隆。',
    },
    forest_house: {
      name: '森林小屋',
      effect: '拓荒者阶段：可以把种植园翻面作为森林；每 2 片森林使建造费用减 1。',
    },
    storehouse: { name: '储藏库', effect: '清仓时可以再保留任意 3 桶货物。' },
    guesthouse: {
      name: '客栈',
      effect: '轮到你时，或在其他起作用的时刻，店中 2 位客人可以先前往任意空圆开工。',
    },
    church: { name: '教堂', effect: '建筑师阶段：你建造第 2／3／4 列的建筑时得 1／1／2 分。' },
    trading_post: {
      name: '贸易站',
      effect: '商人阶段：可以在此出售任意货物，商会已满也行；市场大厅不加价。',
    },
    small_wharf: { name: '小船坞', effect: '船长阶段：每阶段一次，任意搭配运走货物，每 2 桶得 1 分。' },
    lighthouse: { name: '灯塔', effect: '船长阶段：你每次装货得 1 杜布隆；自己选船长时另得 1 杜布隆。' },
    specialty_factory: {
      name: '专业工厂',
      effect: '监管阶段：玉米以外产量最多的一种货物，按桶数减 1 获得杜布隆。',
    },
    library: { name: '图书馆', effect: '你所选角色的特权加倍。' },
    union_hall: { name: '工会大厅', effect: '船长阶段：首次装货时，装货前持有的同种货物每 2 桶得 1 分。' },
    cloister: { name: '修道院', effect: '终局：岛上每 3 个相同牌片为一组，1／2／3／4 组得 1／3／6／10 分。' },
    statue: { name: '雕像', effect: '价值 8 分，不需要移民。' },

    land_office: {
      name: '地产办公室',
      effect: '商人阶段：移民可用 1 杜布隆买下牌堆顶的种植园；贵族可把你的一个种植园卖 1 杜布隆。',
    },
    chapel: { name: '礼拜堂', effect: '监管阶段：移民带来 1 杜布隆，贵族带来 1 分。' },
    hunting_lodge: {
      name: '狩猎小屋',
      effect: '拓荒者阶段结束时：移民可弃掉一个种植园；贵族在你独占空地最多时带来 2 分。',
    },
    zoning_office: { name: '营建办公室', effect: '建造时：移民使第 1–3 列减 1，贵族使第 4 列减 2。' },
    royal_supplier: {
      name: '皇家供应商',
      effect: '船长阶段：装货前可交付不同种类的货物，至多与你的贵族人数相同，每桶 1 分。',
    },
    villa: { name: '别墅', effect: '市长阶段：你拿的第一个人是公共堆里的贵族。' },
    jeweler: { name: '珠宝匠', effect: '监管阶段：每位贵族带来 1 杜布隆。算作生产建筑。' },
    royal_garden: { name: '皇家花园', effect: '终局：每位贵族再得 1 分。' },
  },
  sanJuan: '圣胡安',
}
