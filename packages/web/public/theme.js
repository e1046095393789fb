// Runs before the first paint, so that a dark room does not flash white.
try {
  const { theme, lang } = JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (lang === 'zh' || lang === 'en') document.documentElement.lang = lang
} catch {
  // No settings yet, or no storage: the defaults are fine.
}
