// Runs before the first paint, so that a dark page does not flash white.
try {
  const { theme, lang } = JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (/^[a-z]{2,3}$/.test(lang)) document.documentElement.lang = lang
} catch {
  // No settings yet, or no storage: the defaults are fine.
}
