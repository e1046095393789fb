import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from './offline/register.ts'
import { App } from './shell/app.tsx'
import { Crash } from './shell/crash.tsx'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Crash path={null}>
        <App />
      </Crash>
    </StrictMode>,
  )
}
keepOffline()
