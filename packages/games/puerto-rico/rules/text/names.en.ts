import type { Names } from './names.ts'

const prospector = {
  privilege: 'Take 1 doubloon from the bank.',
  action: 'Nobody else does anything.',
}

export const names: Names = {
  goods: { corn: 'corn', indigo: 'indigo', sugar: 'sugar', tobacco: 'tobacco', coffee: 'coffee' },
  tiles: {
    corn: 'corn plantation',
    indigo: 'indigo plantation',
    sugar: 'sugar plantation',
    tobacco: 'tobacco plantation',
    coffee: 'coffee plantation',
    quarry: 'quarry',
  },
  roles: {
    settler: {
      name: 'Settler',
      privilege: 'You may take a quarry instead of a plantation.',
      action: 'Everybody may take one plantation.',
    },
    mayor: {
      name: 'Mayor',
      privilege: 'You may take 1 extra colonist from the supply.',
      action: 'The colonist ship is shared out; everybody puts colonists to work.',
    },
    builder: {
      name: 'Builder',
      privilege: 'You pay 1 doubloon less.',
      action: 'Everybody may build one building.',
    },
    craftsman: {
      name: 'Craftsman',
      privilege: 'Afterwards you may take 1 more good of a kind you produced.',
      action: 'Everybody produces goods.',
    },
    trader: {
      name: 'Trader',
      privilege: 'You receive 1 doubloon more for your sale.',
      action: 'Everybody may sell one good to the trading house.',
    },
    captain: {
      name: 'Captain',
      privilege: 'Your first load brings 1 point more.',
      action: 'Everybody must ship goods for points as long as they can.',
    },
    prospector: { name: 'Prospector', ...prospector },
    prospector2: { name: 'Second Prospector', ...prospector },
  },
  buildings: {
    small_indigo: { name: 'Small Indigo Plant', effect: 'Processes the harvest of 1 indigo plantation.' },
    small_sugar: { name: 'Small Sugar Mill', effect: 'Processes the harvest of 1 sugar plantation.' },
    indigo_plant: {
      name: 'Indigo Plant',
      effect: 'Each colonist here processes the harvest of 1 indigo plantation.',
    },
    sugar_mill: {
      name: 'Sugar Mill',
      effect: 'Each colonist here processes the harvest of 1 sugar plantation.',
    },
    tobacco_storage: {
      name: 'Tobacco Storage',
      effect: 'Each colonist here processes the harvest of 1 tobacco plantation.',
    },
    coffee_roaster: {
      name: 'Coffee Roaster',
      effect: 'Each colonist here processes the harvest of 1 coffee plantation.',
    },
    small_market: { name: 'Small Market', effect: 'Trader: +1 doubloon for the good you sell.' },
    hacienda: {
      name: 'Hacienda',
      effect: 'Settler: before your normal tile you may draw one from the face-down stack.',
    },
    construction_hut: {
      name: 'Construction Hut',
      effect: 'Settler: you may take a quarry instead of a plantation.',
    },
    small_warehouse: { name: 'Small Warehouse', effect: 'Storage: keep all your goods of 1 kind.' },
    hospice: { name: 'Hospice', effect: 'Settler: the tile you take may come with a colonist on it.' },
    office: {
      name: 'Office',
      effect: 'Trader: you may sell a kind of good that the trading house already holds.',
    },
    large_market: { name: 'Large Market', effect: 'Trader: +2 doubloons for the good you sell.' },
    large_warehouse: { name: 'Large Warehouse', effect: 'Storage: keep all your goods of 2 kinds.' },
    factory: {
      name: 'Factory',
      effect: 'Craftsman: 1 / 2 / 3 / 5 doubloons for producing 2 / 3 / 4 / 5 kinds of goods.',
    },
    university: {
      name: 'University',
      effect: 'Builder: the building you build may come with a colonist in it.',
    },
    harbor: { name: 'Harbour', effect: 'Captain: +1 point for each of your loads.' },
    wharf: {
      name: 'Wharf',
      effect: 'Captain: once per phase, ship all your goods of one kind without a cargo ship.',
    },
    guild_hall: {
      name: 'Guild Hall',
      effect: 'End: 1 point per small and 2 points per other production building you own.',
    },
    residence: {
      name: 'Residence',
      effect: 'End: 4 points for up to 9 filled island spaces, 5 / 6 / 7 points for 10 / 11 / 12.',
    },
    fortress: { name: 'Fortress', effect: 'End: 1 point for every 3 of your colonists.' },
    customs_house: { name: 'Customs House', effect: 'End: 1 point for every 4 points in chips.' },
    city_hall: {
      name: 'City Hall',
      effect: 'End: 1 point per violet building you own, this one included.',
    },

    aqueduct: {
      name: 'Aqueduct',
      effect: 'Craftsman: +1 indigo if your large Indigo Plant works, +1 sugar likewise for the Sugar Mill.',
    },
    black_market: {
      name: 'Black Market',
      effect:
        'Builder: if money is short, give up to 1 colonist or noble, 1 good and 1 point for 1 doubloon each.',
    },
    forest_house: {
      name: 'Forest House',
      effect: 'Settler: you may lay a plantation as forest. Every 2 forests make buildings 1 cheaper.',
    },
    storehouse: { name: 'Storehouse', effect: 'Storage: keep 3 more barrels of any kinds.' },
    guesthouse: {
      name: 'Guest House',
      effect:
        'Its 2 guests may go to work on any empty circle when your turn starts, or whenever else it matters.',
    },
    church: {
      name: 'Church',
      effect: 'Builder: 1 / 1 / 2 points when you build in column 2 / 3 / 4.',
    },
    trading_post: {
      name: 'Trading Post',
      effect: 'Trader: you may sell any good here, even with the trading house full; markets add nothing.',
    },
    small_wharf: {
      name: 'Small Wharf',
      effect: 'Captain: once per phase, ship any mix of goods for 1 point per 2 barrels.',
    },
    lighthouse: {
      name: 'Lighthouse',
      effect: 'Captain: +1 doubloon for each of your loads, and 1 more for taking the Captain.',
    },
    specialty_factory: {
      name: 'Specialty Factory',
      effect: 'Craftsman: doubloons for your best kind except corn, one fewer than the barrels produced.',
    },
    library: { name: 'Library', effect: 'Doubles the privilege of the role you take.' },
    union_hall: {
      name: 'Union Hall',
      effect: 'Captain: with your first load, 1 point per 2 equal barrels you held before it.',
    },
    cloister: {
      name: 'Cloister',
      effect: 'End: 1 / 3 / 6 / 10 points for 1 / 2 / 3 / 4 sets of three equal island tiles.',
    },
    statue: { name: 'Statue', effect: 'Worth 8 points; needs no colonist.' },

    land_office: {
      name: 'Land Office',
      effect: 'Trader: a colonist buys the top plantation for 1 doubloon; a noble sells one of yours for 1.',
    },
    chapel: { name: 'Chapel', effect: 'Craftsman: +1 doubloon with a colonist, +1 point with a noble.' },
    hunting_lodge: {
      name: 'Hunting Lodge',
      effect:
        'End of Settler: a colonist may discard a plantation; a noble scores 2 if you alone have most free land.',
    },
    zoning_office: {
      name: 'Zoning Office',
      effect: 'Builder: columns 1–3 cost 1 less with a colonist, column 4 costs 2 less with a noble.',
    },
    royal_supplier: {
      name: 'Royal Supplier',
      effect: 'Captain: first deliver up to one barrel per noble, all of different kinds, for 1 point each.',
    },
    villa: { name: 'Villa', effect: 'Mayor: the first token you take is a noble from the supply.' },
    jeweler: {
      name: 'Jeweler',
      effect: 'Craftsman: +1 doubloon per noble you have. Counts as a production building.',
    },
    royal_garden: { name: 'Royal Garden', effect: 'End: +1 point per noble you have.' },
  },
  sanJuan: 'San Juan',
}
