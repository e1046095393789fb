export { parts as lisboa } from '@ludoteca/lisboa/parts'
export { parts as puertoRico } from '@ludoteca/puerto-rico/parts'
export { parts as tigrisEuphrates } from '@ludoteca/tigris-euphrates/parts'
