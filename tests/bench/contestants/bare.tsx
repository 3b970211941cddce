import { Canvas } from '@react-three/fiber'
import { createRoot } from 'react-dom/client'
import { skyElement } from './contestant.ts'
import { Report } from './siteCanvas.tsx'

createRoot(skyElement()).render(
  <Canvas>
    <Report />
    <mesh>
      <boxGeometry />
      <meshBasicMaterial />
    </mesh>
  </Canvas>,
)
