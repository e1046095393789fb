export type StepId = 'subsidy' | 'sell' | 'draw' | 'follow' | 'store' | 'visit' | 'ship' | 'decree'
