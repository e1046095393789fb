import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from './offline/register.ts'
import { App } from './shell/app.tsx'
import { Crash } from './shell/crash.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
// Whoever is told that the browser is too old sees nothing half-working: see public/oldest.js.
if (root && !document.documentElement.hasAttribute('data-too-old')) {
  createRoot(root).render(
    <StrictMode>
      <Crash path={null}>
        <App />
      </Crash>
    </StrictMode>,
  )
}
keepOffline()
