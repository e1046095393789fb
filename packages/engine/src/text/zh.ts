import type { EngineText } from './en.ts'

export const zh: EngineText = {
  refusal: {
    'game-over': '游戏已经结束。',
    'not-your-turn': '现在轮到别的玩家。',
    'nothing-to-undo': '没有可以撤回的行动：之后已有其他人行动，或已有信息被揭示。',
    'undo-too-far': '最多只能撤回 {most} 步。',
  },
  option: {
    'unknown-option': '没有“{option}”这个选项。可用选项：{known}。',
    'unknown-value': '选项“{option}”不能设为“{value}”。可选值：{known}。',
    'option-seats': '选项“{option}”只适用于 {known} 人游戏，不适用于 {seats} 人。',
    'bad-text': '选项“{option}”的内容无法使用：请看“{at}”。',
  },
  save: {
    'not-a-save': '这不是桌游馆的存档文件。',
    'unknown-format': '存档格式为 {format}，此版本无法读取。',
    'unknown-game': '存档属于这里没有的游戏：{game}。',
    'other-rules': '存档使用规则版本 {said}，这里是版本 {found}。',
    'bad-seats': '{seats} 不是本游戏的玩家人数（{min} 至 {max} 人）。',
    'bad-field': '文件头中有无法理解的部分：{field}。',
    'bad-position': '无法摆出它开始的局面。',
    'cut-off': '文件不完整：缺少结尾行。',
    'wrong-count': '结尾行写明 {said} 条记录，实际有 {found} 条。',
    'wrong-seal': '文件在保存之后被改动过。',
    'wrong-result': '对局结果与文件不符：文件为 {said}，实际为 {found}。',
    unreadable: '这不是本游戏的行动：“{text}”。',
    'bad-undo': '这一步不能撤回：“{text}”。',
    illegal: '此处不允许“{text}”（规则 {rule}）。',
  },
}
