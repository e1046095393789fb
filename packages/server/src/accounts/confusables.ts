/*
 * What letters look like, after "confusables.txt" of Unicode Technical Standard #39 (version 10.0.0, © Unicode, Inc.,
 * Unicode License, https://www.unicode.org/license.txt): of its 6,294 entries those whose letter can stand in a name.
 * Each group is `what it looks like=letters`, code points in base 36, several of them joined by `+`.
 */
export const CONFUSABLES = `
27=1c,1j4,1ye,292,9hj,1iog,1jhc,pr,8ta,ta,11x,8yc,3ps,274,1fia,wkz,1jg5,1f2q,1f3f,1fd0,1fkm
30=1d,19d,1dd,1f6o,2ojr,21,ba,cg,pl,8sy,sm,xs,15h,15r,17r,1je,8y7,4ht,wky,20iw,1f2i,1f61 13q=14d 13s=14e
13t=148 13u=144 1cr=59w,6hn lv=17d,1rn,lx,18v lw=199 ld=13w,13x,17c,1fr,1uc,18u lc=1ub
li=lo,wvw,194,196,oe li+lj=1d4,ls,1s1,1vl,22p,269,2dc,2gx,2kh,1inz le=5ow,lt,197,1ke,wz4
lm=14f,1cv,4pf,9lm,18y,29u,37a,4p2,1ibk,2tp,2x9,o6,92i lk=1rf,1kj ln=18r,1rk lf=n6,18z
lj=150,1d8,1fk,1re,1fl,ns,14p,14q,14y,14x,1kd,1s2,1z6,22q,2bx mw=mv mg=59z,ma,n9 lg=5oy,lh,195,1kb,wz5
lq=5p6 lu=193 nk=nr,1rz,1rs nm=1s0 ly=5pp mh=5p8,192 mj=5p1 mr=nb no=1rt np=1ru mt=mu ll=9ik
mb=151,1rh,5p9,14k,198,1to,1x8,20s,24c,27w,1i2y,1io3,1gl6 mc=1ri,5pa md=307,9il me=mf,m9,mx ml=5p5
mm=5p4 mp=1ua,m8 18s=1rl,1rc,1r9 18t=1rm 18w=17e,lz 191=19b 19s=lp 1fg=1fm
1vn=1z7,2df,2gz,2kj,2o3,37c,1io1 2tk=4p7,2x4 2tl=2x5 2tm=2x6 2tn=2x7 6i1=wvj 2n=1kq 19=8u2 18=wl5
1m=1s3,22r,k0,wl9 x=cj,8y9 1r=ic,g1,1vh,3vy,wyz 1a=2jxp,19c,1dc,wl4 1a+18=wl7 1a+1a=wl6 53=x3j,3zb
53+53+53=8y0 53+1o=404 53+1q=3zr,400 53+1g=46n 53+2s=41m 53+22=42g 53+24=43a 53+28=41i 53+2d=40n
53+2e=3zu 53+g5=3zw 53+pf=432 53+pg=3ym 53+11k=40p 53+3y9=3yk 53+3yc=3yo 53+3yd=3yq 53+3ye=3ys
53+3yi=3yv 53+3yj=3yx 53+3zm=3zy 53+3zo=402 53+3zt=406 53+40f=40r 53+40g=40k,40t 53+40h=40v 53+40l=40x
53+40m=40z 53+417=41g 53+41a=41k 53+41c=41o 53+41e=41q 53+41f=41s 53+421=42a 53+423=42c 53+424=42e
53+426=42i 53+428=42k 53+429=42m 53+42r=430 53+42u=434 53+42v=436 53+42w=438 53+42z=43c 53+43k=43t
53+43m=4w6 53+43n=4w8 53+43o=4wa 53+43p=4wc 53+43r=43v 53+43s=43x 53+443=44c 53+445=44e 53+446=44g
53+447=44i 53+448=44k 53+44a=44m 53+44b=44o 53+44t=452 53+44v=454 53+44w=456 53+44x=458 53+44y=45a
53+450=45c 53+451=45e 53+45s=45z 53+45t=461 53+45u=463 53+45v=465 53+45w=467 53+45x=469 53+45y=46b
53+46g=46p 53+46h=46r 53+46i=46t 53+46j=46v 53+46l=46x 53+46m=46z 53+477=4we 53+47a=4wf 53+47b=4wg
53+47c=4wh 53+47d=4wi 53+47f=4wj 53+47g=47i 53+47u=47v 53+487=488 53+4vl=4vn 53+4vo=4vq 53+4vs=4vt
53+4w0=4w2 1us=x80 13=6c9,jd,js,ju,jv,jf,jh,jg,ji,x3g,15l,1kk,1kl,40a,4i4,20k1,20k2 13+13=je,ku,16a
13+1u=ap 13+1w=ay 13+28=bo 13+2c=bw 13+2h=c3 7sc=9jj,2zfs 16=1f6n 1b=9ir,8ue,9n2,fgf 2k=fg6 12=x2w 2m=jq
jt+2q=ui jt+2q+2x=wup 6pu=2ojw 6pu+mt=2ojx,6o 6pz=1jfs 17=1f2z 1o=3zs,4he 1o+53=8tw,405 1q=3zn,20jj
1q+53=401 6qo=2ojs 1v5=2mm 9oc=x6f,3g3,feo 9oc+9oc=3h2 9oc+3fl=16m1 9oc+3fp=16m2 9oc+3fp+ffs=16m3
9oc+3ft=16m4 9oc+3fy=3h1 9oc+ffs=3g4 9oc+ffs+3fy=3h3 1yf=1ioh 2g7=2jr 37l=38l 1e=x22,br,rs,wuc,43j,wz3
19e=xjj,1de 1uw=25k 1yg=1ioi 2g8=2js 1e+mt=cb 2qw+2q7=2qx 2qw+2qb=2r3
1f=x4b,f0,c7,x2i,8uk,t3,yo,20jf,1jgq 19f=1df,2ojt 1ux=25l 1f+me=wo 1g=3wu,1jfz 19g=1dg 1uy=25m 1g+53=46o
1h=cc,1jgb 1i=8uq,tt,3xq,1jh1 19i=1di 1yk=1iom 1j=1fiq,1jgm 1k=26b,1yi,222,2ojv,f7,f6,1f6i 1v2=25q
1l=21z,294,1yl,2nh,x2m,8ui,1jgs,1jfw,1jh2 19l=1uv,1jhg,1dl 2gf=2jz 2p=gh,q9,ts o3=92u
1t=pd,sw,3vu,4at,wku,20jk,1f34 2p+2p=x0z 1t+1t=x0y 2p+2t=6e,yd 1t+1x=5i,yc 2p+33=x11 1t+27=x10 2p+39=x13
1t+2d=x12 2p+3a=x15,x17 1t+2e=x14,x16 2p+3d=x19 1t+2h=x18 5q8=xve 8rz=4as,wkv 8s0=1fdr 2q=as,to,3wv,4a7
1u=x4k,pe,sy,3xw,4c7,wk0,1f2a,1f35,1f5t 2q+lw=gj 2q+lg=ar,aq,sx 2q+mt=ao,wd,wc,v7,v6 2q+30=tn ih=tu,3y4
2r=5qc,8th,u9,xwv,1fel o8=92l 1v=1jhu,1jhl,8tg,td,3xb,wka,1f36,1f5u,1fdh,1fks 2r+mw=fw 2r+me=x7 1v+me=x6
1v+13=av x3n=gr,qd,8sp,us,101,xwb,1jgu,1fe1 x3m=8so,sk x1b=ot x1a=sf 2s=zl,3xj,41b,wk2
1w=3vk,4bi,4bu,wk3 2s+lw=gn 2s+mg=gm 2s+lg=b0 2s+mt=7l 1w+mt=7k,5s,ax x2x=x2y 2s+53=41n 2s+13=41z
2s+f1=is 2s+3e=ir 2s+i9=it 5qd=xv4 61r=qc,12m,48n 2t=xte,tx,xp o4=92v
1x=ph,t1,8xl,3vw,wkw,1jfq,1jfy,1f2e 2t+mw=g7 1x+mw=g6 2t+mg=xr 5qf=xvg d9=gp,yh b2=8xm,wkx d9+ke=gq
d9+33=5qs d9+33+mw=xtt d9+33+mt=xtu b3=yg b4=100,3wr,20j1,1fcx gs=5qg,tz gs+me=wp gu=1feq ii=x3x,1fe2
2u=xth,x3t,61p,138 1y=x3s,rg,4ac,wkd,1jgi,1jfm,1f2f,1f39,1fl1 2u+me=b6 1y+me=b5 2u+ms=5ta 2u+97=ix
6k2=4ad,wke x6j=4af 2v=gx,5tv,b1,135 1z=zw,3wg,3xv,wk6 2v+lw=gw 2v+mt=dh 1z+mt=dg 1z+13=b7 gy=zx,xw0,3y3
2w=xn,12o,3wi 20=pj,8su,t9,3wb,48s,wkn,1f4f 2w+lw=h2,wwl,3xu 20+mh=8rr,wy 2w+mt=87,uz 20+mt=86
20+me=y1,xz ik=u5,xvv ik+mh=wz ik+me=y2,y0 dy=zu 8s6=xvk 8s5=og,3vs,3w0,wxd x0n=x3p
2x=8h,h6,h5,qh,uu,wuf,y7,xv9,3vp,1jgj 2x+mt=h4,5tn,5to 2y=s3,uw 22=x4i,ov,so,3vv,425,wk9 2y+mt=g9
22+mt=g8 22+53=42h fr=12t 5qi=xvf 23=pm,8t0,t6,3xi,4id,wk7,1fko 2z+lw=bd 23+mh=8rt,wq 23+mt=x1c,wu
23+13=bc 24=8uo,3xa,42y,wkh,20ie,1jfn,1jg2,1fdn,1fl2 30+mw=8y 24+mw=8x 30+mg=h9 30+mt=bb,be 30+ms=h7
30+191=19v 30+53=43b 30+13=169 30+30=ch,168 30+27=tq 30+37=iy 30+f1=ha 30+3e=iz 30+19w=19u
in=8up,xwu,1fer 25=po,sa,8t4,t8,3w7,4c0,4ie,wkf,1f3k,1f69 25+me=y5 5wf=92g 32=12w,130 26=pp,8t6,wkg,1fkj
32+mg=hf 32+mh=bi,qf 26+me=bh 32+ms=5tc 5qm=on,u0,1ff1
33=2de,2gy,2ki,2o2,1uu,21y,25i,2cm,2g6,2jq,2na,2ts,2xc,37k,19h,1dh,5qn,5qp,xtp,qn,qr,8tb,u6,3cv,139,15t
33=18n,1by,1c1,1cl,2lc,36l,1fje,1jgo,1jh3,1fe4
33+le=1dr 33+mw=6w,xtq 27+mw=60,8xt 33+mt=hh,x1n,yx,vn,xvy,xx7 27+mt=bj,x1m,qg,pk,yw,vm,8xd,3we,3xn
33+m3=xv8 27+13=3vo 33+2t=9f 27+1x=9e 33+5qf=hi 33+33=x1r,wwp 27+27=x1q,wwo 33+2ls+33=2n3 33+370=368
gk=6mc,5qo,or,1fez au=6mb,sd,wkb,1fdv gk+mw=xtr gk+2t=xuq hj=1fen 34=qp,8tf,u8
28=pt,8te,tc,3xe,419,wk1,1f2t 34+lw=bp 34+mt=5tp 34+53=41j 28+13=41y 5qw=5rd,xwy hk=qu,8tn,uc
35=10b,12b,12e 29=8yd 35+lw=io gb=5u8 8o=5qj,qi,8t1,u2,xx2 8o+mh=wr 8o+mt=wv 36=xtz,xu0,5ra,8sl,tv,xvl
2a=bq,3vl,3wy,1fhw,493,wkj,20j9 36+mg=hp 36+mh=ho 36+mt=gd,wj 36+ms=5te 36+13=wh 36+32=1jhf,31,1j40
36+32+me=hd 36+32+ms=5tb hs=xv5,xwi 5qx=un hq+ms=5tf 37=x0x,cd,ut,xwq,1jgh,1few
2b=sl,11r,3x1,3x6,wki,20je,1f2u,1fds 37+mg=hu 37+ms=5tg 67=x4l,qa,3xs hv=xu5 bt=pv,8y1
2c=pw,8ti,te,3vm,wk4,20i2,1jgc,1f2v,1f3l,1f6d 38+lw=bx 2c+mw=fy 2c+mg=by 2c+mh=x8 38+mt=9z 2c+mt=9y
38+ms=5th x3a=3a8 2c+1f=x0o 38+gl=iw 38+2u=x2v 38+37=iu 38+hv=iv 38+f1=x0p 5qz=qs,ua,xv6 5qz+mh=x9
bv=3wf 39=x3z,5r0,xu6,xua,i3,qt,131,1fjq,1jh4 2d=11p,3k0,1fim,40c,wl0,20jm,1jg8 39+mt=5tq,xwc
2d+mt=g4,3ws 2d+53=40o 2d+13=413 39+2t=5t7 39+33=xur hc=12y,3kz c1=4dq,4dw i2+mt=5tr
3a=5r4,ql,vp,15k,1j46,xwp,1jgg 2e=19j,1dj,vo,8xk,3x5,3zj,wyn,wkm,20i0,1jfk,1fkt 2e+53=3zv i4=5rb,1fiw
g5=19k,1dk,pn,t7,8xj,1fhs,3zl,wy6,wkl,20jh,1f2l g5+me=xx g5+53=3zx
3b=hb,5r5,v5,10d,129,1j4a,1j4e,1j4f,xvn 2f=1jhr,1jhi,10c,3w3,3x0,wkq 3b+w6+w7=vx 3b+lj=1io5 3b+me=x29
i5=5ql,u4,xvr i5+me=y6 3c=ud,475,48t of=92n 2g=1f6q,1jho,x4j,pz,8to,th,8yl,4hj,wkr,1f2o,1f3o,1f6f,1fl3
2g+mh=xe 3d=gz,5u4,i7,64f,xui,qb,ub,xb,3c7,1jh8 2h=px,8tk,tf,xa,3vt,3wd,wks,20jn,1jfo,1f3m 3d+lw=c4
3d+mt=gf,xd 2h+mt=ge,xc f1=ia,x2j,8ul,yp,3cj 3e=5r6,xw3,1jgk 2i=1f5h,1jhh,pi,3wj,wkc,1jft 3e+mg=i8
3e+mt=c6 2i+mt=c5 3e+me=f9 2i+me=f8 3e+ms=5ti 72=cf,s8 66=s7,1fic bs=5r8,rt,wud at=uk,xwf at+2x=uj
g2=xvi ip=wy5 ig=wvc,8yh,1fib pf=8sk,sz,3w1,42t,20hz pf+mt=wi pf+53=433 pf+13=wg
pg=8sm,8yo,3yb,20ii,1f2d,1f37 pg+53=3yn pg+3z4=3zg rb=8v8 qj=8t2,1fiz qo=5rc,u7 ps=8tc,tb,wyj
rc=1f3h,1f6a qq=rf py=8tm,tg,11v,3ls,4j4,1f3n qv=xub,xud,8tp qw=vl,1fjt q0=8tq,vk,1fip,4ig,1f3p
qx=x4n,8tt,wul q1=4dr,4dx,1f3q rw=8v0 ty+mh=wn t2+mh=wm t4=om,wwx,1fdx t4+me+lc=wa u0+me+li=wb xv=1fi4
u3=5rf u3+me=xy ux=xuo wvd=1fjf 92k=5wu sr=1fil v4=3wn,4bz v4+w6+w7=vw v4+53=4x9 wuk=x4m xj=y4 xi=y3
xo+mg=xq ug=8u5 tk=8u4 tm+30=wuo wuw=20ik 8qn=xhu 12p=3o4 11k=3mo,40e,wl1 11k+53=40q 11k+13=414 121=jj
17s+1cr=1g1 17s+1cy=1py 17s+190=1pd 1a3=1cg 1g4=1pl,1gn 17t=1c3 17x+1cr=1ad 17x+190=1a9,1gy 17z=1f4x
17z+179=1ag 17z+1cr=1am 17z+le=1da 17z+mc+mb=1pq 1ai+179=1aj 181+179=1ap 181+1cr=1aw 181+li=1aq
181+li+lj=1q1 181+le=1db 181+190=1gs 182+le=1pu 1av+179=1gx 183+1cr=184 183+le=1ha 185=1f5e 185+1cr=1b2
185+mc+mb=1pr 187=1f54 187+1cr=1b3 18h=1bb 1b5=1q3,19r,1q4 1b5+1cr=1b8,1bc 1b6+1cr=1pg 18j=1bd,1be
18j+1cr=1bh,1gj 1bg=1gi 1bj=1ps 1bj+1cr=1bo 18k+1cr=1br 18k+li=1bp 18l+1cr=1pj 18m+179=1go 18m+li=1gp
18o=1f50,1pt 18o+1cr=1cb 18o+lv=1c7 18o+li=1c6 18o+le=1c9 18o+19s=1c8 18p=19q,1bu,1q5,18q,1cc,1ci
18p+179=1a1,1bv 18p+1cr=1a6,17v,1bx,1ch,18f 18p+1cr+1cy=1pz 18p+li=1g6,1ce 18p+li+lj=1q2 18p+le=18d
18p+190=1pk 8xs=1f3s 3k6=11g 3mp=11o 3ou=117 3s3=11m 1s5+1tq=1s6 1s5+1tq+1ty=1si 1s5+1tq+1tz=1sj
1s5+1tq+1u0=1sk 1s5+1ty=1s4 1s5+1u1=1sh 1sf+1tx=1sd 1sf+1ty=1se 1sf+1tz=1sg 1tc+1u5+1s7=1s8 1tp=24d
xdn=1i3g 1tm=1i2z 1tt=24h 1tu=24i 1ty=217 1u5=219,24t 1vp+1xa=1vq 1vv+1xf=1y8,1y9 1w8=1imq 1wa=1ims
1wc=1imu 1we=1imw 1wf=1imx 1wh=1imz 1wj=1ine 1wk=1in2 1wl=1in3 1wm=1in4 1wn=1in5 1wo=1in6 1wq=1in7
1ws=1ind 1wu=1inb 1wv=1inc 1ww=1inf 1wy=1in1 1x3=1inh 1x4=1ini 1x9=1io4 1xa=1ink 1xb=1inl 1xj=1int
1xp=1io2 1xz=1inx 22b+20x=1zd 22b+20y=1ze 1z9+20u=1za 1z9+214=1zk 1z9+218=1zo 22a+20v=1zb 22a+20w=1zc
22a+213=1zj 22t+24e=22u 22t+24e+24l=235 22t+24e+24n=237 22t+24e+24o=238 22t+24l=231 22t+24n=233
22t+24o=234 26d+27y=26e 29x=2cu 2a0=2b4,2bi 2a0+2bl=2cr 2a1=2co,2kp 2a1+2b7=2a2 2a1+2mv=2kq 2a6=2ct
2a8=2ak,2l8 2ad=2cn 2ai=2cq 2ai+2bl=2cs 2ai+2bm=2cy 2an+2bj=2m2 2ar=2lf 2b3=2cw 2b8=2lw 2b7=2c7 2ax=2bs
2ba=2ly 2bj=2m7,2m8 2dh=2h1 2di=2h2 2dj=2h3 2dn+2f2=2g0 2do+2f2=2g1 2du=2he 2du+2fg=2dw,2hg
2du+2fp=2dv,2hf 2e4=2ho 2e6=2hq 2e9+mb=2ea 2eb=2hv 2ef+14s=2ed 2ek+mb=2el 2en=2i7 2eo+14s=2e8 2ep=2i9
2eq=2ia 2et+mb=2ev 2et+2f2=2ex 2et+2f5=2em 2f5+2f2=2f6 2f7+2f2=2f8 2h8+2im=2jl 2kn+2mv=2ko 2ku+2me=2kw
2ky+2m6=2kz 2ky+2mv=2l0 2la=2n5 2li+2ml+2ls=2nf 2lk+2m9=2ks,2l5 2lk+2ml=2nj,2nv 2lk+2ml+2lk=2ng
2lk+2ml+2lq=2my 2ls=2lt 2ls+2ml=2ne,2nw 2lx+2ml+2ls=2ni 2m1+2ml+2lq=2nq 2m9=2ma,2mb 2me+2me=2mg 2oy=2qy
2pb=2qz 1ik4+1iki+1ij6=1ij7 1ik4+1iki+1ijc=1ijd 1ik4+1iki+1ijn=1ijo 1ik4+1iki+1ijt=1iju
1ik4+1iki+1ijw=1ijx 1ik4+1iki+1ijy=1ijz 1ite=1ivs,1ivt 1itf=1ivu 1itg=1ivv 1iuq=1ivw 1iur=1ivx 2rm=2rn
2ro=2s4,2s5 2rq=2sh 2rs=2vc 2ru=2rv 2ry=2rz 2s1=2s7 2sa=2vu 2sb=2vv 2sd=2vx 2se=2vy 2sf=2vz 2sg=2sm
2si=2vh 2sy=2th 2t0=4on 2t1=4oo 2t2=4op 2t3=4oq 2t4=2wo 2t5=2wp 2tc+2tc=2td 31e=31m 31k+324+326=2yo
1k8a=1k8i 35u+37i=39d 35u+370=35s 35v+37i=38w 36d+37i=38m 36d+370=36n 36d+370+37i=38v 399+37i=39a
36m+37g=36x 36m+37g+375+370+37e=36y 4o2=4o3 526=53k 52p=53l 56t=58g,58w xkx=xn7 xlv=xna 5cd=5ea 5ch=5eb
5d4=5eg xi5=xib 4t8=4uu 4s5=4t1 3y9+53=3yl 3y9+3z4=3zf 3yc+53=3yp 3yd+53=3yr 3yd+3z4=3zh 3ye+53=3yt
3yi+53=3yw 3yi+3z4=3zi 3yj+53=3yy 3z2+4wv=4wt 3z5=441 3zd=474 3zm+53=3zz 3zo+53=403 3zt+53=407
40f+53=40s 40g+53=40u 40g+13=415 40h+53=40w 40l+53=40y 40l+13=416 40m+53=410 417+53=41h 417+13=41x
41a+53=41l 41c+53=41p 41e+53=41r 41e+13=420 41f+53=41t 421=4cj 421+53=42b 423+53=42d 424+53=42f
426+53=42j 428=4ci 428+53=42l 429+53=42n 42r+53=431 42u+53=435 42v+53=437 42w+53=439 42z+53=43d
43k+53=43u 43m+53=4w7 43n+53=4w9 43o+53=4wb 43p+53=4wd 43r+53=43w 43s+53=43y 443=4ck 443+53=44d
445+53=44f 446+53=44h 447+53=44j 448+53=44l 44a=4cn 44a+53=44n 44b+53=44p 44t+53=453 44v+53=455
44w+53=457 44x+53=459 44y+53=45b 450+53=45d 451+53=45f 45n+1o=45o 45n+40l=45p 45n+41e=45q 45n+428=45r
45s+53=460 45t+53=462 45u+53=464 45v+53=466 45w+53=468 45x+53=46a 45y+53=46c 46g+53=46q 46h+53=46s
46i+53=46u 46j+53=46w 46l+53=46y 46m+53=470 477=4de 477+53=4ww 47a=4df 47e=4dg 47g+53=47j 47k+2s=48x
47k+28=48v 47k+417=4fj 47k+418=48u 47k+41a=48w 47k+41c=48y 47k+41e=48z 47k+41f=490 47k+41v=491
47u+53=47w 47y+53=4wz 486+53=4x0 487+53=489 48b+53=4x1 492+53=4x4 49h+22=49d 49h+421=4fk 49h+422=49a
49h+423=49b 49h+424=49c 49h+426=49e 49h+428=49f 49h+429=49g 49i+22=4fn 49i+423=4fl 49i+424=4fm
49i+426=4fo 49i+428=4fp 49i+429=4fq 49j+53=4x6 49z+53=4fr 4a0+53=4fs 4a1+53=4ft 4a2+53=4fu 4a3+53=4fv
4a4+53=4fw 4a5+53=4fx 4bl=wl3 4c4+53=4xc 4d7+53=4xe 4f4=wkt 4wv+3z2=4ws 4xh=4wr 4hl=wxc 4ho=4ip 4hp=4hu
4j3=8yr 4ik=1jg7,1f2s 4iu=1fio 1h1e=1h4s 1h2d=1h4q 3cw=3hk 3cw+3cw=3cx,3hl 3cw+3cy=3ju 3cw+3cz=3fe
3cw+3d1=3ib 3cw+3d3=3jv 3cw+3d5=3hm 3cw+3d5+3cw=3ic 3cw+3da=3jw 3cw+3db=3jx 3cw+3de=3jy 3cy=3hn
3cy+3cw=3df,3id 3cy+3cy=3dg,3jz 3cy+3cz=3dh,3ie 3cy+3d1=16mj 3cy+3d3=3di 3cy+3d5=3ff,3if 3cy+3d8=3fg,3ho
3cy+3da=16mk 3cy+3dc=3ih 3cy+3de=3fh,3hp 3cy+3eo=3ig 3cz=3hq 3cz+3cw=3dj,3ii 3cz+3cz=3d0,16ml
3cz+3cz+3d3=16mm 3cz+3d1=3fi,3ij 3cz+3d2=xgg 3cz+3d3=xgh,16mn 3cz+3d5=xgi,16mo 3cz+3d5+3cw=16mp
3cz+3d8=xgj,16mq 3cz+3da=16mr 3cz+3dc=16ms 3d1=3hr 3d1+3cw=xgk,3hs 3d1+3cw+3cw=xgl,16mt 3d1+3cw+3d5=3ik
3d1+3cw+3de=16mu 3d1+3cy=3dk,3il 3d1+3cz=xgm,3im 3d1+3cz+3cz=xgn 3d1+3cz+3de=3in 3d1+3d1=3dl,3io
3d1+3d1+3db=16mv 3d1+3d2=xgo,3ht 3d1+3d2+3cw=3ip 3d1+3d2+3d5=3iq 3d1+3d2+3de=16mw 3d1+3d3=xgp,3hu
3d1+3d3+3cz=16mx 3d1+3d3+3d3=xgq 3d1+3d3+3d5=3ir 3d1+3d3+3d7=xgr,3it 3d1+3d3+3dd=16my 3d1+3d3+3de=3is
3d1+3d5=xgs,3hv 3d1+3d5+3d5=3iu 3d1+3d7=3dn,16n1 3d1+3d8=xgt 3d1+3db=xgu,3iw 3d1+3dc=3hw 3d1+3dd=3hx
3d1+3de=3dm,3ej,3hy,16nm 3d1+3eo=3iv 3d1+3f0=16mz 3d1+3fd=3ix 3d1+3fd+3de=16n0 3d2=3hz 3d2+3cw=xgv,3iy
3d2+3cy=16n2 3d2+3cy+3cy=16n3 3d2+3cz=xgw 3d2+3d1=3iz 3d2+3d2=16n4 3d2+3d3=3do,3j0 3d2+3d3+3d5=16n5
3d2+3d5=xgx,3j1 3d2+3d5+3d5=3j2 3d2+3d7=3dp,3j6 3d2+3d8=16n6 3d2+3da=3j4 3d2+3de=3j5 3d2+3eo=3j3 3d3=3i0
3d3+3cw=3dq 3d3+3cy=3dr 3d3+3cz=3ds,16n7 3d3+3d1=3j7 3d3+3d1+3dd=16n8 3d3+3d2=16n9 3d3+3d3=3d4,16na
3d3+3d3+3d7=3e4 3d3+3d5=3dt,3i1 3d3+3d5+3cw=3du 3d3+3d5+3cz=3dv,16nb 3d3+3d5+3d3=3dw 3d3+3d5+3d5=3dx
3d3+3d5+3d8=3dy 3d3+3d5+3dc=xgy 3d3+3d7=3e3,3ja 3d3+3d8=3dz,16nc 3d3+3da=3e0,16nd 3d3+3db=xgz
3d3+3dc=3e1 3d3+3dd=3e2,3j8 3d3+3de=xh0,3j9 3d5=3i2 3d5+3cw=3e5,3jb 3d5+3cy=3e6 3d5+3cz=3e7,3jc
3d5+3d1=3e8,3jd 3d5+3d2=3e9,16ne 3d5+3d3=3ea,3je 3d5+3d3+3cw=3eb 3d5+3d3+3d7=16nf 3d5+3d5=3d6,3i3
3d5+3d5+3cw=16ng 3d5+3d5+3cz=16nh 3d5+3d5+3d3=xh1 3d5+3d5+3d5=3ec 3d5+3d7=3ed 3d5+3d8=3ee,16nj
3d5+3da=3ef,16nk 3d5+3db=3eg 3d5+3dc=3eh,16nl 3d5+3dd=3ei 3d5+3eo=16ni 3d7=3i4 3d7+3cw=3ep,3jg
3d7+3cw+3cw=3jh 3d7+3cz=3eq 3d7+3d1=xh2 3d7+3d2=3er 3d7+3d3=3es 3d7+3d5=3et,3jl 3d7+3d7=3ev,3ji
3d7+3d8=3ew 3d7+3da=3ex 3d7+3db=3jj 3d7+3dc=3ey 3d7+3dd=3ez 3d7+3de=xh3 3d7+3eo=3eu,3jm 3d8=3i5
3d8+3d3=16nr 3d8+3d3+3d3=16ns 3d8+3d7=3f1 3d8+3d8=3d9,16nt 3d8+3d8+3de=xh4 3da=3i6 3da+3db=3f6
3da+3de=3f7 3db=3i7 3dc=3i8 3dc+3dc=xh5 3dd=3i9 3dd+3d3=3fa,3jn 3dd+3d5=16nu 3dd+3d7=3fb,3jo
3dd+3dc=16nv 3dd+3de=xh6 3de=3ia 3de+3cy=3jp 3de+3d1=3jq 3de+3d2=3jr 3de+3d3=3js 3de+3d5=xh7 3de+3de=3fc
3ek+3ek=3el 3em+3em=3en 3eo=3jf 3eo+3d3=16nn 3eo+3d3+3d7=16no 3f0=3jk 3f0+3d2=16np 3f0+3de=16nq
3f2+3f2=3f3 3f4+3f4=3f5 3fd=3jt 3fd+3fd=xh8 3fl+9oc=3hf 3fl+3ft=3g6 3fl+3fy=3g7 3fl+ffs=3fm 3fn+3ft=3g8
3fn+3fx=3g9 3fn+3fy=3hg 3fn+ffs=3fo 3fp+9oc=3gc 3fp+3ft=3ga 3fp+3fy=3gb 3fp+ffs=3fq 3fr+3fn=3hh
3fr+3ft=3gd 3fr+3fy=3ge 3fr+ffs=3fs 3ft+3fl=3fu 3ft+3fl+ffs=3fv 3ft+3fn=3hi 3ft+3fn+ffs=3hj 3ft+3fp=3gf
3ft+3fp+ffs=3gg 3ft+3fr=16ls 3ft+3fr+ffs=3gh 3ft+3ft=3gi 3ft+3ft+ffs=16lt 3ft+3fy=3gj 3ft+ffs=3fw
3fx+3fl=16lu 3fx+3fl+ffs=16lv 3fx+3fn=3gk,3gm 3fx+3fn+ffs=3gl 3fx+3fp=16lw 3fx+3ft=3gn 3fx+ffs=3go
3fy+3fl=3gp 3fy+3fl+ffs=3gq 3fy+3fp=3fz 3fy+3fp+9oc=3gr 3fy+3fp+ffs=3g0 3fy+3fr=16lx 3fy+3fr+ffs=3gs
3fy+3fy=3gt 3fy+ffs=3g1 3fy+ffs+ffs=16ly 3g2+3fl=3gu 3g2+3fl+ffs=16lz 3g2+3fp=3gv 3g2+3fp+ffs=3gw
3g2+3fr=3gx 3g2+3fr+ffs=3gy 3g2+3ft=16m0 3g2+3fy=3gz 3g2+ffs=3h0 3ha+3fl=16md 3ha+3fp=3hb
3ha+3fp+ffs=16me 3ha+3fy=3hc 3ha+3ha=3he 3ha+ffs=3hd 9ko=9nc wk5=x4h wkk=x3y wl2=20iu,1fdd
1jvp+1jvz=1jvq 1jvp+1jvp=1jvs 1jvp+1jvp+1jvz=1jvt 1jvp+1jvp+1jw0=1jvu 1jvp+1jw0=1jvr 1jw3+1jvz=1jw4
1jw3+1jw3=1jw6 1jw3+1jw3+1jvz=1jw7 1jw3+1jw3+1jw0=1jw8 1jw3+1jw0=1jw5 1jvv+1jvz=1jvw 1jvv+1jvv=1jvx
1jvv+1jvv+1jvz=1jvy 1f3c=wwq 1fei=x3v 1fde=x3u 1fgm=1fhc 1f9e=1fbl 1f9v=1fbn 1fa2=1kxk 1ggu=1omx ffs=3g5
ffs+9oc=3h8 ffs+3fl=3h4 ffs+3fn=3h5 ffs+3fn+3ft=16m5 ffs+3fn+ffs=16m6 ffs+3fr=16m7 ffs+3fr+ffs=16m8
ffs+3ft=3h6 ffs+3ft+ffs=16m9 ffs+3fx=16ma ffs+3fy=3h7 ffs+3g2=16mb ffs+3ha=3h9 ffs+ffs=16mc fik=9mz
fjv=9lw fp1=fsy ftw=fuk g2z=9n3 gbf=9m3 ggs=9mw gkj=9nx,h5j ako=dcr gur=gv3 h7j=hkb app=beb hgh=hgr
hij=hkv hlh=9mn hwv=hz4 ijp=9m0 ild=ilu jee=jeg bi9=jrd bmi=kc6 k7u=k89 kcs=peu kcv=pg0 kcw=pfu kcz=phd
bp1=ph2 kd4=pif bp6=imo bp7=dgg kdf=plz kfi=kjj bs3=kx5 kv1=kyv lu0=lzt cop=vk3 cov=k83 npw=nrj or9=os6
ph8=pj5 dhf=kdi q6l=qbj qif=qip ram=rct dyu=ra6 rk6=rkf rq4=rqb ry7=rye s11=s1m s5z=s63 s8v=s9z slq=sm6
t65=t66 trr=trs v9e=v9f vdd=vde
`
