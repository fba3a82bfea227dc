import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fontsReady } from './look/fonts.ts'
import { workOffline } from './offline/register.ts'
import { applyLook, onSettings, settings } from './settings/settings.ts'
import { speak } from './words/texts.ts'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/parts.css'
import './look/frame.css'
import './look/cards.css'

applyLook(settings())
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => applyLook(settings()))

let { language } = settings()
await Promise.all([speak(language), fontsReady()])
onSettings(() => {
  if (settings().language === language) return
  language = settings().language
  void speak(language)
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

void workOffline().catch(() => {})
