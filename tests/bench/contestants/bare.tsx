import { Canvas } from '@react-three/fiber'
import { createRoot } from 'react-dom/client'
import { skyElement } from './contestant.ts'
import { ReportCounters } from './siteCanvas.tsx'

createRoot(skyElement()).render(
  <Canvas>
    <ReportCounters />
    <mesh>
      <boxGeometry />
      <meshBasicMaterial />
    </mesh>
  </Canvas>,
)
