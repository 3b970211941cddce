uniform vec2 uViewport; // size of the window or texture, CSS px; (2, 2) in Background.tsx, whose unit is half a window
uniform vec3 uPose; // centre from the left and top, and radius, in the same unit
uniform float uExtent; // half the geometry's width, disc radii

varying vec2 vPoint; // disc radii from the centre, y down

void main() {
  vPoint = position.xy * uExtent * vec2(1.0, -1.0);
  vec2 px = uPose.xy + vPoint * uPose.z;
  gl_Position = vec4(px / uViewport * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}
