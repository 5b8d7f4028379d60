import { SLENDER, TURNS } from '../core/brushes/facet.ts';
import { INK_AT } from './webgl-shaders.ts';

/** How far a glint may reach from its middle, in CSS pixels. */
export const GLINT_REACH = 14;

/**
 * Turns each facet to the light. It lights up along its own direction every so many CSS pixels, oftener where the sheen
 * lies, which stays where it is as the page moves under it; turned away from it, it is darker than its paint.
 */
export const GLINT_VERTEX = `#version 300 es
precision highp float;
layout(location = 0) in vec2 place;
layout(location = 1) in vec4 facet;
layout(location = 2) in vec4 paintThere;
uniform vec3 transform;
uniform vec2 canvas;
uniform vec4 light;
uniform float ratio;
flat out vec4 tone;
flat out vec4 ground;
flat out vec4 middle;
flat out vec3 form;

const float AROUND = 6.2831853;
const float OWN_PX = 26.0;
const float SHEEN_PX = 80.0;
const vec2 TURNS[4] = vec2[](${TURNS.map((turn) => `vec2(${turn.join(', ')})`).join(', ')});

void main() {
  vec2 at = place / 16.0;
  vec2 here = transform.xy + at * transform.z;
  vec2 lit = light.xy + at * light.z;
  float turn = facet.x * AROUND;
  float own = cos(dot(lit, vec2(cos(turn), sin(turn))) / OWN_PX + (facet.y + light.w) * AROUND);
  float sheen = 0.5 + 0.5 * cos(dot(lit, vec2(0.83, 0.56)) / SHEEN_PX);
  float bright = smoothstep(mix(0.9, 0.4, sheen), 1.0, own);
  float dark = 0.6 * (1.0 - smoothstep(-0.5, 0.35, own));
  float radius = max(facet.z * 255.0 / 8.0 * transform.z, 0.8 * ratio);
  float reach = min(bright * (3.0 * ratio + 1.5 * radius), ${GLINT_REACH.toFixed(1)} * ratio);
  vec3 seen = paintThere.rgb + 1.0 - paintThere.a;
  tone = bright > 0.0 ? vec4(mix(seen, vec3(1.0), 0.9), bright) : vec4(seen * seen * 0.7, dark);
  ground = paintThere;
  middle = vec4(here, TURNS[int(facet.w * 255.0 + 0.5)]);
  form = vec3(radius, reach, bright);
  bool none = facet.z == 0.0 || max(bright, dark) < 0.02;
  gl_PointSize = none ? 0.0 : 2.0 * max(radius * 1.25, reach) + 1.0;
  gl_Position = none
    ? vec4(2.0, 2.0, 2.0, 1.0)
    : vec4(2.0 * here.x / canvas.x - 1.0, 1.0 - 2.0 * here.y / canvas.y, 0.0, 1.0);
}`;

/**
 * A side of the flake as it is painted, so that what lies over it stays over it; a speck where it is too small for
 * that. Bright ones have the four points of a star. It lies over the paint and under the ink.
 */
export const GLINT_FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D paint;
uniform vec3 transform;
uniform vec2 canvas;
flat in vec4 tone;
flat in vec4 ground;
flat in vec4 middle;
flat in vec3 form;
out vec4 color;
${INK_AT}
float sideAt(vec2 away, vec2 at) {
  vec2 along = vec2(dot(away, middle.zw), dot(away, vec2(-middle.w, middle.z)));
  float inside = form.x - max(abs(along.x), ${SLENDER.toFixed(1)} * abs(along.y));
  float alike = 1.0 - smoothstep(0.06, 0.3, length(texture(paint, at / page) - ground));
  return alike * clamp(inside + 0.5, 0.0, 1.0);
}

void main() {
  vec2 here = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  vec2 at = (here - transform.xy) / transform.z;
  if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, page))) discard;
  vec2 away = here - middle.xy;
  float far = length(away);
  float speck = clamp(form.x * 0.9 - far + 0.5, 0.0, 1.0);
  float share = mix(speck, sideAt(away, at), smoothstep(1.6, 2.8, form.x));
  if (form.y > 0.0) {
    vec2 arms = sqrt(abs(away) / form.y);
    float star = smoothstep(1.0, 0.6, arms.x + arms.y);
    float glow = 0.3 * max(0.0, 1.0 - far / form.y);
    share = max(share, form.z * max(star, glow));
  }
  share *= tone.a;
  color = vec4(tone.rgb * inkAt(at) * share, share);
}`;
