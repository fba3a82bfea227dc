// The first moment already looks as wanted: settings.ts takes over when it is loaded.
try {
  const { theme } = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}')
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
} catch {
  // Night is the usual look.
}
