import { Canvas } from '@react-three/fiber'
import { createRoot } from 'react-dom/client'
import { skyElement } from './contestant.ts'

createRoot(skyElement()).render(
  <Canvas>
    <mesh>
      <boxGeometry />
      <meshBasicMaterial />
    </mesh>
  </Canvas>,
)
