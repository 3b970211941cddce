uniform vec2 uViewport; // CSS px
uniform vec3 uPose; // centre and radius, CSS px from the left and top
uniform float uExtent; // half the quad, disc radii

varying vec2 vPoint; // disc radii from the centre, y down

void main() {
  vPoint = position.xy * uExtent * vec2(1.0, -1.0);
  vec2 px = uPose.xy + vPoint * uPose.z;
  gl_Position = vec4(px / uViewport * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}
