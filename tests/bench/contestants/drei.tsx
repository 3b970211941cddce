import { Stars } from '@react-three/drei/core/Stars'
import { Canvas } from '@react-three/fiber'
import { createRoot } from 'react-dom/client'
import { skyElement, starCount } from './contestant.ts'
import { ReportStart } from './siteCanvas.tsx'

createRoot(skyElement()).render(
  <Canvas>
    <ReportStart />
    <Stars count={starCount} factor={4} fade />
  </Canvas>,
)
