export type StepId = 'opponent' | 'officials' | 'offices' | 'enough' | 'draw' | 'follow' | 'decree'
