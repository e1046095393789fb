// Runs before everything else, in words that the oldest browsers understand: those that cannot play are told so.
// What is asked for came with Chrome and Edge 111, Firefox 121 and Safari 16.4, the oldest that play.
;(function () {
  var words = {
    en: 'This browser is too old for the games. They need Chrome or Edge 111, Firefox 121, Safari 16.4, or newer.',
    zh: '这个浏览器版本太旧，玩不了这里的游戏。请使用 Chrome 或 Edge 111、Firefox 121、Safari 16.4 或更新的版本。',
  }

  function canPlay() {
    try {
      new RegExp('(?<=a)b')
    } catch (_error) {
      return false
    }
    return (
      'noModule' in document.createElement('script') &&
      typeof [].toReversed === 'function' &&
      !!window.CSS &&
      CSS.supports('selector(:has(a))') &&
      CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
      CSS.supports('width', '1cqw')
    )
  }

  if (canPlay()) return
  document.documentElement.setAttribute('data-too-old', '')
  document.addEventListener('DOMContentLoaded', function () {
    var lang = (navigator.language || '').slice(0, 2).toLowerCase()
    if (!words[lang]) lang = 'en'
    var said = document.createElement('p')
    said.className = 'plain-word'
    said.setAttribute('role', 'alert')
    said.lang = lang
    said.appendChild(document.createTextNode(words[lang]))
    document.body.appendChild(said)
  })
})()
