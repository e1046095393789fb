export type StepId = 'first' | 'pool' | 'rise' | 'highest' | 'finish'
